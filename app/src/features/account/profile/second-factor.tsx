import { Button, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import type { TotpSetup } from "~/api/schema";
import { beside } from "~/ui/form/beside";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import { RecoveryCodes } from "./recovery-codes";
import { TotpConfirmation } from "./totp-confirmation";
import { PRIVATE, usePrivate } from "./user-private";

/** Two-step verification: set up with a picture, confirmed, given up again. */
export function SecondFactor() {
  const w = useWords();
  const client = useQueryClient();
  const { data, error, refetch } = usePrivate();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const beginning = useMutation({ mutationFn: () => begin(), onSuccess: setSetup });
  const asksPassword = reasonOf(beginning.error) === "password";
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
        <Confirmed
          label={w.totp.password}
          button={w.totp.remove}
          act={async (password) => {
            await call("removeTotp", { password });
            toast({ message: w.totp.removed });
            void reread();
          }}
        />
      ) : asksPassword ? (
        <Confirmed
          label={w.totp.passwordToBegin}
          button={w.totp.begin}
          act={async (password) => setSetup(await begin(password))}
        />
      ) : (
        <Button variant="default" loading={beginning.isPending} onClick={() => beginning.mutate()}>
          {w.totp.begin}
        </Button>
      )}
      <Text role="alert" c="var(--danger)" size="sm">
        {beginning.error && !asksPassword ? sentence(beginning.error) : ""}
      </Text>
    </Part>
  );
}

/** Begins with a new secret. The server asks for the password when signing in was some time ago. */
const begin = (password?: string) =>
  call("startTotp", { ...(password === undefined ? {} : { password }), idempotencyKey: crypto.randomUUID() });

interface ConfirmedProps {
  label: string;
  button: string;
  act: (password: string) => Promise<void>;
}

/** Does something that the password confirms. */
function Confirmed({ label, button, act }: ConfirmedProps) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { password: "" },
    validate: (values) => requireFields(values, "password"),
    submit: ({ password }) => act(password),
    explain: (failure) => passwordRefusal(failure, w),
  });
  return (
    <Form form={form}>
      <PasswordField
        {...form.getInputProps("password")}
        size="sm"
        label={label}
        autoComplete="current-password"
        inputContainer={beside(<SubmitButton variant="default">{button}</SubmitButton>)}
      />
    </Form>
  );
}
