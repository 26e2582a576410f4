import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "../words";
import classes from "./scanner.module.css";

interface Props {
  label: string;
  example: string;
  /** Answers whether the code was understood; then the field is empty again. */
  onEnter: (code: string) => boolean;
}

/** The code typed by hand: for a broken camera, a torn print, or a screen reader. */
export function CodeEntry({ label, example, onEnter }: Props) {
  const w = useWords();
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== "" && onEnter(typed)) setCode("");
  };
  return (
    <form className={classes.entry} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        placeholder={example}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={code.trim() === ""}>
        {w.scanner.enter}
      </Button>
    </form>
  );
}
