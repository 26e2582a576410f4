import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "~/ui/words";
import { ask } from "./deeds";
import classes from "./friends.module.css";

/** Asks somebody, by the name they go by here. */
export function AskForm() {
  const w = useWords();
  const [userName, setUserName] = useState("");
  const [message, setMessage] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await ask(userName.trim(), message.trim());
    setBusy(false);
    setWrong(refused);
    if (refused !== null) return;
    setUserName("");
    setMessage("");
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h3>{w.friends.add}</h3>
      <TextInput
        label={w.friends.userName}
        value={userName}
        error={wrong}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setUserName(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <TextInput
        label={w.friends.message}
        value={message}
        maxLength={280}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy} disabled={userName.trim() === ""}>
        {w.friends.ask}
      </Button>
    </form>
  );
}
