import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import type { ErasureReport } from "~/api/schema";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import { useAttempt } from "../login/use-attempt";
import { accountDeleted } from "../session-flow";
import classes from "./leaving.module.css";

interface Props {
  userName: string;
  /** Whether the account goes in some days already. */
  pending: boolean;
  onMarked: () => void;
  onDeleted: (report: ErasureReport) => void;
}

/** The name, typed to show that it is meant; then in two weeks, or at once with the password. */
export function Confirmation({ userName, pending, onMarked, onDeleted }: Props) {
  const w = useWords();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState<string | null>(null);
  const { attempt, wrong, busy, failed } = useAttempt();
  const meant = typed.trim().replace(/^@/, "").toLowerCase() === userName.toLowerCase();
  const explain = (failure: unknown) =>
    reasonOf(failure) === "openBookings" ? w.looseEnds.first : passwordRefusal(failure, w);
  const mark = async () => {
    const asked = { user_name: typed, idempotencyKey: crypto.randomUUID() };
    if (await attempt(() => call("requestAccountDeletion", asked), explain)) onMarked();
  };
  const erase = () =>
    attempt(async () => {
      const asked = { user_name: typed, ...(password ? { password } : {}) };
      const report = await call<ErasureReport>("deleteNow", asked);
      onDeleted(report);
      accountDeleted();
    }, explain);
  return (
    <Part title={w.deletion.confirmTitle}>
      <TextInput
        label={w.deletion.typeName(userName)}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={wrong.user_name ? w.deletion.notName : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failed ? (
        <p role="alert" className={classes.failed}>
          {failed}
        </p>
      ) : null}
      {password === null ? (
        <div className={classes.ways}>
          {pending ? null : (
            <Way explained={w.deletion.soonExplained}>
              <Button disabled={!meant} loading={busy} onClick={() => void mark()}>
                {w.deletion.soon}
              </Button>
            </Way>
          )}
          <Way explained={w.deletion.nowExplained}>
            <Button variant="default" disabled={!meant} onClick={() => setPassword("")}>
              {w.deletion.now}
            </Button>
          </Way>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <Stack gap="md">
            <PasswordField
              size="sm"
              label={w.deletion.password}
              description={w.deletion.noPassword}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Group gap="sm">
              <Button type="submit" color="red" disabled={!meant} loading={busy}>
                {w.deletion.sure}
              </Button>
              <Button variant="subtle" color="gray" onClick={() => setPassword(null)}>
                {w.exportData.cancel}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Part>
  );
}

function Way({ explained, children }: { explained: string; children: ReactNode }) {
  return (
    <div className={classes.way}>
      {children}
      <p>{explained}</p>
    </div>
  );
}
