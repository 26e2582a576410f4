import { NativeSelect, TextInput } from "@mantine/core";
import { Failure } from "~/api/failure";
import { validateSignUp } from "~/core";
import { beside } from "~/ui/form/beside";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { toast } from "~/ui/toast";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const ANSWERS = ["accepts", "taken", "wait", "unreachable", "slow"] as const;
type Answer = (typeof ANSWERS)[number];

/** Milliseconds that a slow server takes. */
const SLOW_MS = 4_000;

/** Forms with every answer that a server can give. */
export function Forms() {
  const { forms: w } = useGalleryWords();
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.several}</figcaption>
          <Several />
        </figure>
        <figure>
          <figcaption>{w.single}</figcaption>
          <Single />
        </figure>
      </div>
    </Part>
  );
}

function Several() {
  const { forms: w } = useGalleryWords();
  const form = useRecordForm({
    initialValues: { name: "", email: "", answer: "accepts" as Answer },
    validate: (values) => validateSignUp(values).filter(({ field }) => field in values),
    submit: async ({ answer }) => {
      await answered(answer);
      toast({ message: w.sent });
    },
  });
  return (
    <Form form={form} footer={<SubmitButton>{w.send}</SubmitButton>}>
      <TextInput {...form.getInputProps("name")} label={w.name} description={w.nameExplained} />
      <TextInput {...form.getInputProps("email")} label={w.email} type="email" />
      <NativeSelect
        {...form.getInputProps("answer")}
        label={w.answer}
        data={ANSWERS.map((value) => ({ value, label: w.answers[value] }))}
      />
    </Form>
  );
}

function Single() {
  const { forms: w } = useGalleryWords();
  const form = useRecordForm({
    initialValues: { code: "" },
    validate: (values) => requireFields(values, "code"),
    submit: async () => toast({ message: w.sent }),
    afterSuccess: "clear",
  });
  return (
    <Form form={form}>
      <TextInput
        {...form.getInputProps("code")}
        label={w.code}
        inputContainer={beside(<SubmitButton variant="default">{w.send}</SubmitButton>)}
      />
    </Form>
  );
}

/** Answers as the server would. */
async function answered(answer: Answer): Promise<void> {
  if (answer === "taken") {
    throw new Failure("already-exists", "the email is taken", {
      fields: [{ field: "email", message: "is taken" }],
    });
  }
  if (answer === "wait") throw new Failure("resource-exhausted", "too many attempts", { retryAfterS: 12 });
  if (answer === "unreachable") throw new Failure("unavailable", "the server could not be reached");
  if (answer === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}
