import { Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import { useSession } from "~/sync/session/use-session";
import { beside } from "~/ui/form/beside";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import { useNameCheck } from "../use-name-check";
import { PRIVATE, usePrivate } from "./user-private";

/** Time between two changes of a user name, in milliseconds (30 days). */
const RENAME_INTERVAL_MS = 30 * 86_400_000;

/** Changes the user name, and says what becomes of the lists and links under the old one. */
export function RenameForm() {
  const w = useWords();
  const client = useQueryClient();
  const current = useSession((state) => state.user?.user_name);
  const { data } = usePrivate();
  const form = useRecordForm({
    initialValues: { user_name: "" },
    validate: validateCredentials,
    validateOnChange: true,
    describe: describeCredential,
    submit: async ({ user_name }) => {
      await call("renameUser", { user_name, idempotencyKey: crypto.randomUUID() });
      toast({ message: w.rename.changed(user_name) });
      await client.invalidateQueries({ queryKey: [PRIVATE] });
    },
    explain: (failure) => (reasonOf(failure) === "too-soon" ? w.rename.tooSoon(nextOf(failure)) : undefined),
    afterSuccess: "clear",
  });
  const typed = form.values.user_name;
  const availability = useNameCheck(typed === current ? "" : typed);
  const nextMs = data?.renamedAt ? Date.parse(data.renamedAt) + RENAME_INTERVAL_MS : 0;
  const tooSoon = nextMs > Date.now() ? w.rename.tooSoon(day(new Date(nextMs).toISOString())) : null;
  const field = form.getInputProps("user_name");
  return (
    <Part title={w.rename.title} lede={current ? w.rename.now(current) : undefined}>
      <Text size="sm" c="dimmed">
        {w.rename.explained}
      </Text>
      <Form form={form}>
        <TextInput
          {...field}
          label={w.rename.field}
          disabled={tooSoon !== null}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={field.error ?? (availability === "taken" ? w.login.taken : null)}
          description={tooSoon}
          onChange={(event) => form.setFieldValue("user_name", event.currentTarget.value.trim())}
          inputContainer={beside(
            <SubmitButton variant="default" disabled={tooSoon !== null}>
              {w.rename.change}
            </SubmitButton>,
          )}
        />
      </Form>
      <Text size="sm" role="status">
        {availability === "free" ? `@${typed}: ${w.rename.free}` : ""}
      </Text>
    </Part>
  );
}

function nextOf(failure: unknown): string {
  const details = failure instanceof Failure ? (failure.details as { next?: string }) : {};
  return details.next ? day(details.next) : "";
}
