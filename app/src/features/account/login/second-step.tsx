import { Button } from "@mantine/core";
import { reasonOf } from "~/api/failure";
import { type Credentials, signIn } from "~/sync/session/session";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { CodeField } from "./code-field";
import { Head } from "./head";
import classes from "./login.module.css";

/** Asks for the code of the authenticator, or a recovery code. */
export function SecondStep({ proof, onBack }: { proof: Credentials; onBack: () => void }) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { totp: "" },
    validate: (values) => requireFields(values, "totp"),
    submit: ({ totp }) => signIn({ ...proof, totp: totp.trim() }),
    explain: (failure) => (reasonOf(failure)?.startsWith("totp") ? w.login.secondWrong : undefined),
  });
  return (
    <div className={classes.form}>
      <Head title={w.login.secondTitle}>{w.login.secondExplained}</Head>
      <Form
        form={form}
        footer={
          <SubmitButton size="md" fullWidth>
            {w.login.signIn}
          </SubmitButton>
        }
      >
        <CodeField {...form.getInputProps("totp")} label={w.login.secondCode} />
      </Form>
      <Button variant="subtle" color="gray" onClick={onBack}>
        {w.login.back}
      </Button>
    </div>
  );
}
