import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Failure, reasonOf } from "~/api/failure";
import { type Credentials, signIn } from "~/sync/session/session";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import type { Step } from "./entrance";
import classes from "./login.module.css";
import { PasswordField } from "./password-field";

interface Props extends Step {
  /** `true` if the email is typed and known, so that the cursor belongs in the password. */
  startsAtPassword: boolean;
}

/** Signs in with email and password. Which of the two is wrong is not told. */
export function SignIn({ typed, onType, onWay, onSecondStep, startsAtPassword }: Props) {
  const w = useWords();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsAtPassword) password.current?.focus();
  }, [startsAtPassword]);
  const form = useRecordForm({
    initialValues: { email: typed.email, password: typed.password },
    // A user name is no email, and "wrong email or password" would not say so.
    validate: (values) => [...validateCredentials({ email: values.email }), ...requireFields(values, "password")],
    describe: (error, words) => (error.field === "email" ? describeCredential(error, words) : undefined),
    submit: (proof) => signInOrGoOn(proof, onSecondStep),
    explain: (failure) => (isUnauthenticated(failure) ? w.login.wrongPair : undefined),
    onValuesChange: onType,
  });
  return (
    <Form
      form={form}
      footer={
        <>
          <SubmitButton size="md" fullWidth>
            {w.login.signIn}
          </SubmitButton>
          <div className={classes.ways}>
            <Button variant="subtle" color="gray" onClick={() => onWay("forgot")}>
              {w.login.forgot}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => onWay("code")}>
              {w.login.byCode}
            </Button>
          </div>
        </>
      }
    >
      <TextInput
        {...form.getInputProps("email")}
        label={w.login.email}
        name="email"
        type="email"
        size="md"
        autoComplete="username"
      />
      <PasswordField
        {...form.getInputProps("password")}
        ref={password}
        label={w.login.password}
        name="password"
        autoComplete="current-password"
      />
    </Form>
  );
}

/** Signs in, or goes on to the second step where the account asks for one. */
export async function signInOrGoOn(proof: Credentials, onSecondStep: (proof: Credentials) => void): Promise<void> {
  try {
    await signIn(proof);
  } catch (failure) {
    if (reasonOf(failure) !== "totpRequired") throw failure;
    onSecondStep(proof);
  }
}

export function isUnauthenticated(failure: unknown): boolean {
  return failure instanceof Failure && failure.code === "unauthenticated";
}
