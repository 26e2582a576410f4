import { Button, Group, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { TotpSetup } from "~/api/schema";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import { useAttempt } from "../login/use-attempt";
import { RecoveryCodes } from "./recovery-codes";
import { TotpConfirmation } from "./totp-confirmation";
import { PRIVATE, usePrivate } from "./user-private";

/** The authenticator as a second step: set up with a picture, confirmed, given up again. */
export function SecondFactor() {
  const w = useWords();
  const client = useQueryClient();
  const { data, error, refetch } = usePrivate();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { attempt, busy, failed } = useAttempt();
  const begin = () =>
    attempt(
      async () => setSetup(await call<TotpSetup>("startTotp", { idempotencyKey: crypto.randomUUID() })),
      () => undefined,
    );
  const reread = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  if (error) return <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} label={w.common.loadingPage} />;
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (setup) {
    return (
      <TotpConfirmation
        setup={setup}
        onCancel={() => setSetup(null)}
        onConfirmed={(recovery) => {
          setSetup(null);
          setCodes(recovery);
          void reread();
        }}
      />
    );
  }
  return (
    <Part title={w.totp.title} lede={data.totpSince ? w.totp.on(day(data.totpSince)) : w.totp.off}>
      {data.totpSince ? (
        <Removal onRemoved={() => void reread()} />
      ) : (
        <Button variant="default" loading={busy} onClick={() => void begin()}>
          {w.totp.begin}
        </Button>
      )}
      <Text role="alert" c="var(--danger)" size="sm">
        {failed}
      </Text>
    </Part>
  );
}

function Removal({ onRemoved }: { onRemoved: () => void }) {
  const w = useWords();
  const [password, setPassword] = useState("");
  const { attempt, busy, waits, failed } = useAttempt();
  const remove = async () => {
    const done = await attempt(
      () => call("removeTotp", { password }),
      (failure) => passwordRefusal(failure, w),
    );
    if (!done) return;
    toast({ message: w.totp.removed });
    onRemoved();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <Group align="end" gap="sm">
        <PasswordField
          size="sm"
          w={260}
          label={w.totp.password}
          autoComplete="current-password"
          value={password}
          error={failed}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} disabled={waits}>
          {w.totp.remove}
        </Button>
      </Group>
    </form>
  );
}
