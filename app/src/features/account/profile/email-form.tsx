import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import { useAttempt } from "../login/use-attempt";
import classes from "./profile.module.css";

/** Another address: nothing changes before the link in a letter to it is opened. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const w = useWords();
  const [typed, setTyped] = useState({ email: "", password: "" });
  const { attempt, wrong, busy, waits, failed } = useAttempt();
  const change = async () => {
    const { email, password } = typed;
    const done = await attempt(
      () => call("changeEmail", { email, ...(password ? { password } : {}) }),
      (failure) => passwordRefusal(failure, w),
    );
    if (!done) return;
    toast({ message: w.address.changing(email.trim()) });
    onClose();
  };
  return (
    <form
      className={classes.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Stack gap="md">
        <TextInput
          type="email"
          label={w.address.fresh}
          autoComplete="email"
          value={typed.email}
          error={wrong.email ?? null}
          onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
        />
        <PasswordField
          size="sm"
          label={w.deletion.password}
          description={w.deletion.noPassword}
          autoComplete="current-password"
          value={typed.password}
          error={failed}
          onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
        />
        <Text size="sm" c="dimmed">
          {w.address.changeExplained}
        </Text>
        <Group gap="sm">
          <Button type="submit" loading={busy} disabled={waits || typed.email.trim() === ""}>
            {w.address.sendTo}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {w.exportData.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
