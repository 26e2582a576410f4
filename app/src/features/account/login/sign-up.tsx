import { Button, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Failure } from "~/api/failure";
import { signUp } from "~/sync/session/session";
import { codeOf } from "~/ui/form/field-code";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { useNameCheck } from "../use-name-check";
import { DraftVisibility } from "./draft-visibility";
import type { Step } from "./entrance";
import { PasswordField } from "./password-field";

interface Props extends Pick<Step, "typed" | "onType"> {
  /** Signs in with what is typed, because the email has an account already. */
  onSignInInstead: () => void;
}

/** Creates an account, in one step. */
export function SignUp({ typed, onType, onSignInInstead }: Props) {
  const w = useWords();
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const form = useRecordForm({
    initialValues: typed,
    validate: validateCredentials,
    submit: async (values) => {
      try {
        await signUp(values);
      } catch (failure) {
        if (isEmailTaken(failure)) setTakenEmail(values.email);
        throw failure;
      }
    },
    describe: describeCredential,
    onValuesChange: onType,
  });
  const availability = useNameCheck(form.values.user_name);
  const userName = form.getInputProps("user_name");
  return (
    <Form
      form={form}
      footer={
        <SubmitButton size="md" fullWidth>
          {w.login.signUp}
        </SubmitButton>
      }
    >
      <TextInput
        {...form.getInputProps("name")}
        label={w.login.name}
        name="name"
        size="md"
        autoComplete="name"
        description={w.login.nameExplained}
      />
      <TextInput
        {...userName}
        label={w.login.userName}
        name="user_name"
        size="md"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        description={w.login.userNameExplained}
        error={userName.error ?? (availability === "taken" ? w.login.taken : null)}
        rightSection={availability === "free" ? <IconCheck size={18} aria-label={w.login.free} /> : null}
      />
      <TextInput
        {...form.getInputProps("email")}
        label={w.login.email}
        name="email"
        type="email"
        size="md"
        autoComplete="email"
      />
      {takenEmail !== null && takenEmail === form.values.email ? (
        <Button variant="default" onClick={onSignInInstead}>
          {w.login.signInWith(takenEmail)}
        </Button>
      ) : null}
      <PasswordField
        {...form.getInputProps("password")}
        label={w.login.password}
        name="password"
        autoComplete="new-password"
        description={w.login.passwordExplained}
      />
      <DraftVisibility />
    </Form>
  );
}

function isEmailTaken(failure: unknown): boolean {
  return (
    failure instanceof Failure &&
    failure.fields.some((error) => error.field === "email" && codeOf(error)?.code === "taken")
  );
}
