import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useWords } from "~/ui/words";
import classes from "./join-box.module.css";

/** Field for a code or a link that somebody sent. */
export function JoinBox() {
  const w = useWords();
  const navigation = useNavigation();
  const [text, setText] = useState("");
  const join = (event: FormEvent) => {
    event.preventDefault();
    const target = targetOf(text.trim(), window.location.origin);
    if (target) navigation.push(target);
  };
  return (
    <form className={classes.box} onSubmit={join}>
      <TextInput
        label={w.welcome.join}
        placeholder={w.welcome.joinExample}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ""}>
        {w.welcome.joinGo}
      </Button>
    </form>
  );
}

/** A link of ours leads where it says; anything else is a code. */
export function targetOf(text: string, origin: string): string | null {
  if (text === "") return null;
  if (!URL.canParse(text)) return `${paths.join}?code=${encodeURIComponent(text)}`;
  const url = new URL(text);
  return url.origin === origin ? url.pathname + url.search : `${paths.join}?code=${encodeURIComponent(text)}`;
}
