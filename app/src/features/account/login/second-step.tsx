import { Button } from "@mantine/core";
import { reasonOf } from "~/api/failure";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords, type Words } from "~/ui/words";
import { CodeField } from "./code-field";
import { Head } from "./head";
import classes from "./login.module.css";

interface Props {
  /** Signs in with what was typed. */
  submit: (totp: string) => Promise<void>;
  onBack: () => void;
}

/** Asks for the code of the authenticator, or a recovery code. */
export function SecondStep({ submit, onBack }: Props) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { totp: "" },
    validate: (values) => requireFields(values, "totp"),
    submit: ({ totp }) => submit(totp.trim()),
    explain: (failure) => explained(reasonOf(failure), w),
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

function explained(reason: string | undefined, w: Words): string | undefined {
  if (reason === "expired") return w.login.secondLate;
  return reason?.startsWith("totp") ? w.login.secondWrong : undefined;
}
