import { TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { validateSignUp } from "~/core";
import { useWords } from "~/ui/words";
import { signUp } from "../session-flow";
import { useNameCheck } from "../use-name-check";
import type { Step, Typed } from "./entrance";
import { Form } from "./form";
import { PasswordField } from "./password-field";
import { useAttempt, wrongFields } from "./use-attempt";

/** A new account, in one step. */
export function SignUp({ typed, onType }: Step) {
  const w = useWords();
  const { attempt, wrong, setWrong, busy, waits, failed } = useAttempt();
  const name = useNameCheck(typed.user_name);
  const enter = async () => {
    const problems = wrongFields(validateSignUp(typed), w);
    if (Object.keys(problems).length > 0) return setWrong(problems);
    await attempt(
      () => signUp(typed),
      () => undefined,
    );
  };
  const field = (name: keyof Typed, label: string) => ({
    name,
    label,
    value: typed[name],
    error: wrong[name] ?? null,
    size: "md" as const,
    onChange: (event: { currentTarget: HTMLInputElement }) => onType({ [name]: event.currentTarget.value }),
  });
  return (
    <Form onSubmit={() => void enter()} send={w.login.signUp} busy={busy} waits={waits} failed={failed}>
      <TextInput {...field("name", w.login.name)} autoComplete="name" description={w.login.nameExplained} />
      <TextInput
        {...field("user_name", w.login.userName)}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        description={w.login.userNameExplained}
        error={wrong.user_name ?? (name === "taken" ? w.login.taken : null)}
        rightSection={name === "free" ? <IconCheck size={18} aria-label={w.login.free} /> : null}
      />
      <TextInput {...field("email", w.login.email)} type="email" autoComplete="email" />
      <PasswordField
        {...field("password", w.login.password)}
        autoComplete="new-password"
        description={w.login.passwordExplained}
      />
    </Form>
  );
}
