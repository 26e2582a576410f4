import { TextInput } from "@mantine/core";
import { skipToken, useQuery as useAnswer } from "@tanstack/react-query";
import { useQuery } from "~/routing/use-query";
import { useSession } from "~/sync/session/use-session";
import { beside } from "~/ui/form/beside";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import { Invitation, invitationKey } from "./invitation";
import classes from "./joining.module.css";
import { Waitlist } from "./waitlist";

/** By an invitation at once; without one, by signing up or in line. */
export function Join({ code }: { code: string }) {
  const w = useWords();
  const status = useSession((state) => state.status);
  // Whoever was invited need not wait in line; who the invitation turned out not to be for may.
  const { isError: isRefused } = useAnswer({ queryKey: invitationKey(code), queryFn: skipToken });
  const isInvited = code !== "" && !isRefused;
  const isMember = status !== "signed-out" && status !== "resuming";
  return (
    <div className={classes.page}>
      <h1>{isMember ? w.join.memberTitle : w.join.title}</h1>
      {isInvited || (isMember && code !== "") ? null : (
        <p className={classes.lede}>{isMember ? w.join.member : w.join.lede}</p>
      )}
      {code === "" ? <CodeForm /> : <Invitation key={code} code={code} />}
      {status === "signed-out" ? <Waitlist code={code} isInvited={isInvited} /> : null}
    </div>
  );
}

function CodeForm() {
  const w = useWords();
  const [, setQuery] = useQuery();
  const form = useRecordForm({
    initialValues: { code: "" },
    validate: (values) => requireFields(values, "code"),
    submit: async ({ code }) => setQuery({ code: codeIn(code) }),
  });
  return (
    <Form form={form}>
      <TextInput
        {...form.getInputProps("code")}
        label={w.join.code}
        description={w.join.codeExplained}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputContainer={beside(<SubmitButton>{w.join.look}</SubmitButton>)}
      />
    </Form>
  );
}

/** The code of a pasted link, or what was typed. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const code = URL.canParse(text) ? new URL(text).searchParams.get("code") : null;
  return code ?? text;
}
