import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { Part } from "~/ui/part";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import classes from "./profile.module.css";

/** The server's message for a new password that is the current one. */
const UNCHANGED = { field: "newPassword", message: "must differ from the current one" };

/** Changes the password; what was typed stays when the old one is wrong. */
export function PasswordForm() {
  const w = useWords();
  const config = useQuery({ queryKey: ["config"], queryFn: () => getJson<RuntimeConfig>("/config.json") });
  const form = useRecordForm({
    initialValues: { password: "", newPassword: "" },
    validate: ({ password, newPassword }) => [
      ...validateCredentials({ newPassword }),
      ...(newPassword !== "" && newPassword === password ? [UNCHANGED] : []),
    ],
    describe: describeCredential,
    submit: async (passwords) => {
      await call("changePassword", passwords);
      toast({ message: w.password.changed });
    },
    explain: (failure) => passwordRefusal(failure, w),
    afterSuccess: "clear",
  });
  return (
    <Part title={w.password.title}>
      <div className={classes.narrow}>
        <Form
          form={form}
          footer={
            <>
              <div>
                <SubmitButton variant="default">{w.password.change}</SubmitButton>
              </div>
              <Text size="sm" c="dimmed">
                {w.password.explained}
              </Text>
            </>
          }
        >
          <PasswordField
            {...form.getInputProps("password")}
            size="sm"
            label={w.password.old}
            autoComplete="current-password"
            {...(config.data?.openid.length ? { description: w.password.none } : {})}
          />
          <PasswordField
            {...form.getInputProps("newPassword")}
            size="sm"
            label={w.password.fresh}
            autoComplete="new-password"
            description={w.login.passwordExplained}
          />
        </Form>
      </div>
    </Part>
  );
}
