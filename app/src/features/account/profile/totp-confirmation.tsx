import { Button, Group, Text, TextInput } from "@mantine/core";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import type { TotpSetup } from "~/api/schema";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { Part } from "~/ui/part";
import { QrCode } from "~/ui/qr/qr-code";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

interface Props {
  setup: TotpSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the authenticator, as a picture and to be typed, and asks for a first code to prove it works. */
export function TotpConfirmation({ setup, onConfirmed, onCancel }: Props) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { code: "" },
    validate: (values) => requireFields(values, "code"),
    submit: async ({ code }) => {
      const asked = { code: code.replaceAll(" ", ""), idempotencyKey: crypto.randomUUID() };
      onConfirmed((await call("confirmTotp", asked)).recoveryCodes);
    },
    explain: (failure) => (reasonOf(failure) === "totp" ? { code: w.totp.wrong } : undefined),
  });
  return (
    <Part title={w.totp.title} lede={w.totp.scan}>
      <QrCode text={setup.url} label={w.totp.picture} />
      <Text size="sm">
        {w.totp.typeIt} <code className={classes.secret}>{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </Text>
      <div className={classes.narrow}>
        <Form
          form={form}
          footer={
            <Group gap="sm">
              <SubmitButton>{w.totp.confirm}</SubmitButton>
              <Button variant="subtle" color="gray" onClick={onCancel}>
                {w.totp.cancel}
              </Button>
            </Group>
          }
        >
          <TextInput
            {...form.getInputProps("code")}
            label={w.totp.code}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </Form>
      </div>
    </Part>
  );
}
