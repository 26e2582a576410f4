import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import type { Step } from "./entrance";
import { Head } from "./head";
import classes from "./login.module.css";
import { useFirstFocus } from "./use-first-focus";

/** Asks for the email with which another password is set. */
export function ForgotPassword({ typed, onType, onWay }: Pick<Step, "typed" | "onType" | "onWay">) {
  const w = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useFirstFocus();
  const form = useRecordForm({
    initialValues: { email: typed.email },
    validate: validateCredentials,
    describe: describeCredential,
    submit: async ({ email }) => {
      setSentTo(null);
      await call("requestPasswordReset", { email });
      setSentTo(email);
    },
    onValuesChange: onType,
  });
  return (
    <div className={classes.form}>
      <Head title={w.login.forgotTitle}>{w.login.forgotExplained}</Head>
      <div role="status">{sentTo ? <p className={classes.said}>{w.login.codeSent(sentTo)}</p> : null}</div>
      <Form
        form={form}
        footer={
          <SubmitButton size="md" fullWidth>
            {w.login.sendLink}
          </SubmitButton>
        }
      >
        <TextInput
          {...form.getInputProps("email")}
          ref={field}
          label={w.login.email}
          type="email"
          size="md"
          autoComplete="email"
        />
      </Form>
      <Button variant="subtle" color="gray" onClick={() => onWay("in")}>
        {w.login.back}
      </Button>
    </div>
  );
}
