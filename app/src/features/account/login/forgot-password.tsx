import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { useWords } from "~/ui/words";
import type { Step } from "./entrance";
import { Form, Head } from "./form";
import classes from "./login.module.css";
import { useAttempt } from "./use-attempt";
import { useFirstFocus } from "./use-first-focus";

/** Asks for the letter with which another password is set. */
export function ForgotPassword({ typed, onType, onWay }: Pick<Step, "typed" | "onType" | "onWay">) {
  const w = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { attempt, busy, waits, failed } = useAttempt();
  const field = useFirstFocus();
  const email = typed.email.trim();
  const send = async () => {
    const sent = await attempt(
      () => call("requestPasswordReset", { email }),
      () => undefined,
    );
    setSentTo(sent ? email : null);
  };
  return (
    <div className={classes.form}>
      <Head title={w.login.forgotTitle}>{w.login.forgotExplained}</Head>
      <div role="status">{sentTo ? <p className={classes.said}>{w.login.codeSent(sentTo)}</p> : null}</div>
      <Form onSubmit={() => void send()} send={w.login.sendLetter} busy={busy} waits={waits} failed={failed}>
        <TextInput
          ref={field}
          label={w.login.email}
          type="email"
          size="md"
          autoComplete="email"
          value={typed.email}
          onChange={(event) => onType({ email: event.currentTarget.value })}
        />
      </Form>
      <Button variant="subtle" color="gray" onClick={() => onWay("in")}>
        {w.login.back}
      </Button>
    </div>
  );
}
