import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { CodeField } from "./code-field";
import type { Step } from "./entrance";
import { Head } from "./head";
import classes from "./login.module.css";
import { isUnauthenticated, signInOrGoOn } from "./sign-in";
import { useFirstFocus } from "./use-first-focus";

/** Signs in with a code that comes by email. Whether the address has an account is not told. */
export function ByCode({ typed, onType, onWay, onSecondStep }: Step) {
  const w = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={classes.form}>
      <Head title={w.login.codeTitle}>{w.login.codeExplained}</Head>
      <div role="status">{sentTo ? <p className={classes.said}>{w.login.codeSent(sentTo)}</p> : null}</div>
      {sentTo ? (
        <EnterCode email={sentTo} onSecondStep={onSecondStep} />
      ) : (
        <SendCode typed={typed} onType={onType} onSent={setSentTo} />
      )}
      <div className={classes.ways}>
        {sentTo ? (
          <Button variant="subtle" color="gray" onClick={() => setSentTo(null)}>
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

function SendCode({ typed, onType, onSent }: Pick<Step, "typed" | "onType"> & { onSent: (email: string) => void }) {
  const w = useWords();
  const field = useFirstFocus();
  const form = useRecordForm({
    initialValues: { email: typed.email },
    validate: validateCredentials,
    describe: describeCredential,
    submit: async ({ email }) => {
      await call("requestCode", { email });
      onSent(email);
    },
    onValuesChange: onType,
  });
  return (
    <Form
      form={form}
      footer={
        <SubmitButton size="md" fullWidth>
          {w.login.sendCode}
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
  );
}

/** A code as emails have it; a part of it would only cost one of a few tries. */
const CODE = /^\s*\d{6}\s*$/;

function EnterCode({ email, onSecondStep }: Pick<Step, "onSecondStep"> & { email: string }) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { code: "" },
    validate: ({ code }) => (CODE.test(code) ? [] : [{ field: "code", message: "must have six digits" }]),
    describe: (_, { login }) => login.codeShape,
    submit: ({ code }) => signInOrGoOn({ email, code: code.trim() }, onSecondStep),
    explain: (failure) => (isUnauthenticated(failure) ? w.login.wrongCode : undefined),
  });
  return (
    <Form
      form={form}
      footer={
        <SubmitButton size="md" fullWidth>
          {w.login.signIn}
        </SubmitButton>
      }
    >
      <CodeField {...form.getInputProps("code")} label={w.login.code} />
    </Form>
  );
}
