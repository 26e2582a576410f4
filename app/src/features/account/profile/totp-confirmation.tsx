import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import type { RecoveryCodes, TotpSetup } from "~/api/schema";
import { Part } from "~/ui/part";
import { QrCode } from "~/ui/qr/qr-code";
import { useWords } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import classes from "./profile.module.css";

interface Props {
  setup: TotpSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret for the authenticator, as a picture and to be typed, and a first code to show that it works. */
export function TotpConfirmation({ setup, onConfirmed, onCancel }: Props) {
  const w = useWords();
  const [code, setCode] = useState("");
  const { attempt, busy, waits, failed } = useAttempt();
  const confirm = () =>
    attempt(
      async () => {
        const asked = { code: code.replaceAll(" ", ""), idempotencyKey: crypto.randomUUID() };
        onConfirmed((await call<RecoveryCodes>("confirmTotp", asked)).recoveryCodes);
      },
      (failure) => (reasonOf(failure) === "totp" ? w.totp.wrong : undefined),
    );
  return (
    <Part title={w.totp.title} lede={w.totp.scan}>
      <QrCode text={setup.url} label={w.totp.picture} />
      <Text size="sm">
        {w.totp.typeIt} <code className={classes.secret}>{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Group align="end" gap="sm">
          <TextInput
            label={w.totp.code}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={failed}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy} disabled={waits || code === ""}>
            {w.totp.confirm}
          </Button>
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {w.totp.cancel}
          </Button>
        </Group>
      </form>
    </Part>
  );
}
