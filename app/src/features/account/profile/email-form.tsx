import { Button, Group, Text, TextInput } from "@mantine/core";
import { call } from "~/api/call";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import classes from "./profile.module.css";

/** Changes the email address: nothing happens before the link in an email to it is opened. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { email: "", password: "" },
    validate: ({ email }) => validateCredentials({ email }),
    describe: describeCredential,
    submit: async ({ email, password }) => {
      await call("changeEmail", { email, ...(password ? { password } : {}) });
      toast({ message: w.address.changing(email) });
      onClose();
    },
    explain: (failure) => passwordRefusal(failure, w),
  });
  return (
    <div className={classes.narrow}>
      <Form
        form={form}
        footer={
          <>
            <Text size="sm" c="dimmed">
              {w.address.changeExplained}
            </Text>
            <Group gap="sm">
              <SubmitButton>{w.address.sendTo}</SubmitButton>
              <Button variant="subtle" color="gray" onClick={onClose}>
                {w.exportData.cancel}
              </Button>
            </Group>
          </>
        }
      >
        <TextInput {...form.getInputProps("email")} type="email" label={w.address.fresh} autoComplete="email" />
        <PasswordField
          {...form.getInputProps("password")}
          size="sm"
          label={w.deletion.password}
          description={w.deletion.noPassword}
          autoComplete="current-password"
        />
      </Form>
    </div>
  );
}
