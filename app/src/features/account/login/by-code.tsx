import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import { useWords } from "~/ui/words";
import { signIn } from "../session-flow";
import type { Step } from "./entrance";
import { Form, Head } from "./form";
import classes from "./login.module.css";
import { useAttempt } from "./use-attempt";
import { useFirstFocus } from "./use-first-focus";

/** By a code that comes by letter. Whether the address has an account is not told. */
export function ByCode({ typed, onType, onWay, onSecondStep }: Step) {
  const w = useWords();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const { attempt, busy, waits, failed } = useAttempt();
  const field = useFirstFocus();
  const email = typed.email.trim();
  const send = async () =>
    setSent(
      await attempt(
        () => call("requestCode", { email }),
        () => undefined,
      ),
    );
  const enter = () =>
    attempt(
      () => signIn({ email, code }),
      (failure) => {
        if (reasonOf(failure) === "totpRequired") {
          onSecondStep({ email, code });
          return null;
        }
        return failure instanceof Failure && failure.code === "unauthenticated" ? w.login.wrongCode : undefined;
      },
    );
  return (
    <div className={classes.form}>
      <Head title={w.login.codeTitle}>{w.login.codeExplained}</Head>
      <div role="status">{sent ? <p className={classes.said}>{w.login.codeSent(email)}</p> : null}</div>
      <Form
        onSubmit={() => void (sent ? enter() : send())}
        send={sent ? w.login.signIn : w.login.sendCode}
        busy={busy}
        waits={waits}
        failed={failed}
      >
        {sent ? (
          <CodeField label={w.login.code} value={code} onChange={setCode} />
        ) : (
          <TextInput
            ref={field}
            label={w.login.email}
            type="email"
            size="md"
            autoComplete="email"
            value={typed.email}
            onChange={(event) => onType({ email: event.currentTarget.value })}
          />
        )}
      </Form>
      <div className={classes.ways}>
        {sent ? (
          <Button variant="subtle" color="gray" onClick={() => setSent(false)}>
            {w.login.otherAddress}
          </Button>
        ) : null}
        <Button variant="subtle" color="gray" onClick={() => onWay("in")}>
          {w.login.byPassword}
        </Button>
      </div>
    </div>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A code, which phones offer from the letter by themselves. */
export function CodeField({ label, value, onChange }: CodeFieldProps) {
  const field = useFirstFocus();
  return (
    <TextInput
      ref={field}
      label={label}
      size="md"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
