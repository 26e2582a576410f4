import { Button, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
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
  const beginning = useMutation({
    mutationFn: () => call("startTotp", { idempotencyKey: crypto.randomUUID() }),
    onSuccess: setSetup,
  });
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
        <Button variant="default" loading={beginning.isPending} onClick={() => beginning.mutate()}>
          {w.totp.begin}
        </Button>
      )}
      <Text role="alert" c="var(--danger)" size="sm">
        {beginning.error ? sentence(beginning.error) : ""}
      </Text>
    </Part>
  );
}

/** Gives the authenticator up, confirmed with the password. */
function Removal({ onRemoved }: { onRemoved: () => void }) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { password: "" },
    validate: (values) => requireFields(values, "password"),
    submit: async ({ password }) => {
      await call("removeTotp", { password });
      toast({ message: w.totp.removed });
      onRemoved();
    },
    explain: (failure) => passwordRefusal(failure, w),
  });
  return (
    <Form form={form}>
      <PasswordField
        {...form.getInputProps("password")}
        size="sm"
        label={w.totp.password}
        autoComplete="current-password"
        inputContainer={beside(<SubmitButton variant="default">{w.totp.remove}</SubmitButton>)}
      />
    </Form>
  );
}
