import { Button, PasswordInput, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Failure, sentence } from "~/api/failure";
import { validateSignUp } from "~/core";
import { byField } from "./by-field";
import { signIn, signUp } from "./session-flow";
import classes from "./sign-in-form.module.css";
import { useNameCheck } from "./use-name-check";

type Mode = "in" | "up";

const labels: Record<string, string> = { email: "E-mail", password: "Password", name: "Name", user_name: "User name" };

/** Signing in and signing up in one form; what was typed stays when one turns out to be the other. */
export function SignInForm({ initialMode, onDone }: { initialMode: Mode; onDone: () => void }) {
  const [mode, setMode] = useState(initialMode);
  const [form, setForm] = useState({ email: "", password: "", name: "", user_name: "" });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const joining = mode === "up";
  const nameCheck = useNameCheck(joining ? form.user_name : "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const problems = joining ? byField(validateSignUp(form)) : {};
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await (joining ? signUp(form) : signIn(form.email, form.password));
      onDone();
    } catch (error) {
      const fields = error instanceof Failure ? byField(error.fields) : {};
      setWrong(fields);
      if (Object.keys(fields).length === 0) setFailure(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof form) => ({
    name,
    label: labels[name],
    value: form[name],
    error: wrong[name] ? `${labels[name]} ${wrong[name]}` : null,
    onChange: (event: { currentTarget: HTMLInputElement }) => setForm({ ...form, [name]: event.currentTarget.value }),
    size: "md" as const,
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label="Sign in or create an account"
          data={[
            { value: "in", label: "Sign in" },
            { value: "up", label: "Create account" },
          ]}
          value={mode}
          onChange={(value) => setMode(value as Mode)}
        />
        {joining ? <TextInput {...field("name")} autoComplete="name" description="What friends call you" /> : null}
        {joining ? (
          <TextInput
            {...field("user_name")}
            autoComplete="username"
            autoCapitalize="none"
            description="3 to 20 small letters, digits, dots or underscores"
            error={
              wrong.user_name ? `User name ${wrong.user_name}` : nameCheck === "taken" ? "User name is taken" : null
            }
            rightSection={nameCheck === "free" ? <IconCheck size={18} aria-label="This user name is free" /> : null}
          />
        ) : null}
        <TextInput {...field("email")} type="email" autoComplete="email" />
        <PasswordInput
          {...field("password")}
          autoComplete={joining ? "new-password" : "current-password"}
          {...(joining ? { description: "At least 8 characters" } : {})}
          visibilityToggleButtonProps={{ "aria-label": "Show or hide the password", tabIndex: 0 }}
        />
        {failure ? (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        ) : null}
        <Button type="submit" size="md" loading={busy} fullWidth>
          {joining ? "Create account" : "Sign in"}
        </Button>
      </Stack>
    </form>
  );
}
