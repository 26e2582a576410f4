import { TextInput } from "@mantine/core";
import { excessError } from "~/ui/form/excess";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { ask, askRefusal } from "./deeds";
import classes from "./friends.module.css";

/** Longest message of a request, in characters. */
const MESSAGE_MAX = 280;

/** Asks somebody to be friends, by user name. */
export function AskForm() {
  const w = useWords();
  const form = useRecordForm({
    initialValues: { user_name: "", message: "" },
    validate: (values) => requireFields(values, "user_name"),
    submit: ({ user_name, message }) => ask(user_name.trim(), message.trim()),
    explain: askRefusal,
    afterSuccess: "clear",
  });
  const tooLong = excessError(form.values.message, MESSAGE_MAX, w);
  return (
    <Form
      form={form}
      className={classes.form}
      footer={
        <SubmitButton variant="default" disabled={form.values.user_name.trim() === "" || tooLong.error !== undefined}>
          {w.friends.ask}
        </SubmitButton>
      }
    >
      <h3>{w.friends.add}</h3>
      <TextInput
        {...form.getInputProps("user_name")}
        label={w.friends.userName}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput {...form.getInputProps("message")} {...tooLong} label={w.friends.message} />
    </Form>
  );
}
