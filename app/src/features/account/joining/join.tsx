import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useQuery } from "~/routing/use-query";
import { useWords } from "~/ui/words";
import { useSession } from "../use-session";
import { Invitation } from "./invitation";
import classes from "./joining.module.css";
import { Waitlist } from "./waitlist";

/** By an invitation at once; without one, by signing up or in line. */
export function Join({ code }: { code: string }) {
  const w = useWords();
  const status = useSession((state) => state.status);
  return (
    <div className={classes.page}>
      <h1>{w.join.title}</h1>
      <p className={classes.lede}>{status === "signed-in" ? w.join.member : w.join.lede}</p>
      {code === "" ? <CodeForm /> : <Invitation key={code} code={code} />}
      {status === "signed-out" ? <Waitlist code={code} /> : null}
    </div>
  );
}

function CodeForm() {
  const w = useWords();
  const [, setQuery] = useQuery();
  const [typed, setTyped] = useState("");
  return (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") setQuery({ code: codeIn(typed) });
      }}
    >
      <TextInput
        label={w.join.code}
        description={w.join.codeExplained}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={typed.trim() === ""}>
        {w.join.look}
      </Button>
    </form>
  );
}

/** The code of a pasted link, or what was typed. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const code = URL.canParse(text) ? new URL(text).searchParams.get("code") : null;
  return code ?? text;
}
