import { Button } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useWords } from "~/ui/words";
import { Form, Head } from "./form";
import classes from "./login.module.css";
import { PasswordField } from "./password-field";
import { useAttempt } from "./use-attempt";

/** Sets another password with the secret of a letter. */
export function ResetPassword({ token }: { token: string }) {
  const w = useWords();
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<"done" | "spent" | null>(null);
  const { attempt, wrong, busy, waits, failed } = useAttempt();
  const set = async () => {
    const done = await attempt(
      () => call("resetPassword", { token, password }),
      (failure) => {
        if (reasonOf(failure) !== "expired") return undefined;
        setOutcome("spent");
        return null;
      },
    );
    if (done) setOutcome("done");
  };
  if (outcome) return <Outcome outcome={outcome} />;
  return (
    <div className={classes.form}>
      <Head title={w.login.resetTitle}>{w.login.resetExplained}</Head>
      <Form onSubmit={() => void set()} send={w.login.setPassword} busy={busy} waits={waits} failed={failed}>
        <PasswordField
          label={w.login.newPassword}
          description={w.login.passwordExplained}
          autoComplete="new-password"
          value={password}
          error={wrong.password ?? null}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </div>
  );
}

function Outcome({ outcome }: { outcome: "done" | "spent" }) {
  const w = useWords();
  const done = outcome === "done";
  return (
    <div className={classes.form} role="status">
      <Head title={done ? w.login.resetDone : w.login.spent}>
        {done ? w.login.resetDoneExplained : w.login.spentExplained}
      </Head>
      <Button component={Link} href={done ? paths.login() : paths.forgotPassword} size="md" fullWidth>
        {done ? w.login.signIn : w.login.askAgain}
      </Button>
    </div>
  );
}
