import { Button, Group, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import type { ErasureReport } from "~/api/schema";
import { endSessionHere } from "~/sync/session/session";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";
import { PasswordField } from "../login/password-field";
import { passwordRefusal } from "../login/password-refusal";
import classes from "./leaving.module.css";

interface Props {
  userName: string;
  /** `true` if the account is about to be deleted already. */
  pending: boolean;
  onMarked: () => void;
  onDeleted: (report: ErasureReport) => void;
}

/** Asks for the user name, typed to show that it is meant; then deletes in two weeks, or at once with the password. */
export function Confirmation({ userName, pending, onMarked, onDeleted }: Props) {
  const w = useWords();
  const [isNow, setNow] = useState(false);
  const form = useRecordForm({
    initialValues: { user_name: "", password: "" },
    describe: ({ field }) => (field === "user_name" ? w.deletion.notName : undefined),
    submit: async ({ user_name, password }) => {
      if (isNow) {
        onDeleted(await call("deleteNow", { user_name, ...(password ? { password } : {}) }));
        return endSessionHere();
      }
      // Enter does the milder of the two, and nothing where only the other is left.
      if (pending) return;
      await call("requestAccountDeletion", { user_name, idempotencyKey: crypto.randomUUID() });
      onMarked();
    },
    explain: (failure) => (reasonOf(failure) === "openBookings" ? w.looseEnds.first : passwordRefusal(failure, w)),
  });
  const meant = form.values.user_name.trim().replace(/^@/, "").toLowerCase() === userName.toLowerCase();
  return (
    <Part title={w.deletion.confirmTitle}>
      <Form
        form={form}
        footer={
          isNow ? (
            <Group gap="sm">
              <SubmitButton color="red" disabled={!meant}>
                {w.deletion.sure}
              </SubmitButton>
              <Button variant="subtle" color="gray" onClick={() => setNow(false)}>
                {w.exportData.cancel}
              </Button>
            </Group>
          ) : (
            <div className={classes.ways}>
              {pending ? null : (
                <Way explained={w.deletion.soonExplained}>
                  <SubmitButton disabled={!meant}>{w.deletion.soon}</SubmitButton>
                </Way>
              )}
              <Way explained={w.deletion.nowExplained}>
                <Button variant="default" disabled={!meant} onClick={() => setNow(true)}>
                  {w.deletion.now}
                </Button>
              </Way>
            </div>
          )
        }
      >
        <TextInput
          {...form.getInputProps("user_name")}
          label={w.deletion.typeName(userName)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {isNow ? (
          <PasswordField
            {...form.getInputProps("password")}
            size="sm"
            label={w.deletion.password}
            description={w.deletion.noPassword}
            autoComplete="current-password"
          />
        ) : null}
      </Form>
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
