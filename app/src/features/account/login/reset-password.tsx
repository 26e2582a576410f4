import { Button } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { Head } from "./head";
import classes from "./login.module.css";
import { PasswordField } from "./password-field";

/** Sets another password with the secret of an email. */
export function ResetPassword({ token }: { token: string }) {
  const w = useWords();
  const [outcome, setOutcome] = useState<"done" | "spent" | null>(null);
  const form = useRecordForm({
    initialValues: { password: "" },
    validate: validateCredentials,
    describe: describeCredential,
    submit: async ({ password }) => {
      try {
        await call("resetPassword", { token, password });
        setOutcome("done");
      } catch (failure) {
        if (reasonOf(failure) !== "expired") throw failure;
        setOutcome("spent");
      }
    },
  });
  if (outcome) return <Outcome outcome={outcome} />;
  return (
    <div className={classes.form}>
      <Head title={w.login.resetTitle}>{w.login.resetExplained}</Head>
      <Form
        form={form}
        footer={
          <SubmitButton size="md" fullWidth>
            {w.login.setPassword}
          </SubmitButton>
        }
      >
        <PasswordField
          {...form.getInputProps("password")}
          label={w.login.newPassword}
          description={w.login.passwordExplained}
          autoComplete="new-password"
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
