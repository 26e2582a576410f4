import { Button } from "@mantine/core";
import { useState } from "react";
import { reasonOf } from "~/api/failure";
import { useWords } from "~/ui/words";
import { type Proof, signIn } from "../session-flow";
import { CodeField } from "./by-code";
import { Form, Head } from "./form";
import classes from "./login.module.css";
import { useAttempt } from "./use-attempt";

/** The code of the authenticator, or a recovery code. */
export function SecondStep({ proof, onBack }: { proof: Proof; onBack: () => void }) {
  const w = useWords();
  const [totp, setTotp] = useState("");
  const { attempt, busy, waits, failed } = useAttempt();
  const enter = () =>
    attempt(
      () => signIn({ ...proof, totp: totp.trim() }),
      (failure) => (reasonOf(failure)?.startsWith("totp") ? w.login.secondWrong : undefined),
    );
  return (
    <div className={classes.form}>
      <Head title={w.login.secondTitle}>{w.login.secondExplained}</Head>
      <Form onSubmit={() => void enter()} send={w.login.signIn} busy={busy} waits={waits} failed={failed}>
        <CodeField label={w.login.secondCode} value={totp} onChange={setTotp} />
      </Form>
      <Button variant="subtle" color="gray" onClick={onBack}>
        {w.login.back}
      </Button>
    </div>
  );
}
