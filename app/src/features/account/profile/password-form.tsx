import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";
import { Part } from "~/ui/part";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import { useAttempt } from "../login/use-attempt";
import classes from "./profile.module.css";

/** Another password; what was typed stays when the old one is wrong. */
export function PasswordForm() {
  const w = useWords();
  const config = useQuery({ queryKey: ["config"], queryFn: () => getJson<RuntimeConfig>("/config.json") });
  const [typed, setTyped] = useState({ password: "", newPassword: "" });
  const { attempt, wrong, busy, waits, failed } = useAttempt();
  const change = async () => {
    const done = await attempt(
      () => call("changePassword", typed),
      (failure) => passwordRefusal(failure, w),
    );
    if (!done) return;
    setTyped({ password: "", newPassword: "" });
    toast({ message: w.password.changed });
  };
  return (
    <Part title={w.password.title}>
      <form
        className={classes.narrow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Stack gap="md">
          <PasswordField
            size="sm"
            label={w.password.old}
            autoComplete="current-password"
            value={typed.password}
            error={failed}
            {...(config.data?.openid.length ? { description: w.password.none } : {})}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
          />
          <PasswordField
            size="sm"
            label={w.password.fresh}
            autoComplete="new-password"
            description={w.login.passwordExplained}
            value={typed.newPassword}
            error={wrong.newPassword ?? null}
            onChange={(event) => setTyped({ ...typed, newPassword: event.currentTarget.value })}
          />
          <div>
            <Button type="submit" variant="default" loading={busy} disabled={waits || typed.newPassword === ""}>
              {w.password.change}
            </Button>
          </div>
          <Text size="sm" c="dimmed">
            {w.password.explained}
          </Text>
        </Stack>
      </form>
    </Part>
  );
}
