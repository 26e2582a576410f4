import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import { callAnonymously } from "~/api/call";
import { useQuery } from "~/routing/use-query";
import { session } from "~/state/session";
import { useHasDiscarded } from "~/sync/outbox/controls";
import { outbox } from "~/sync/outbox/store";
import type { Outcome } from "~/sync/outbox/waiters";
import { SUPPORT_MESSAGE, supportMessage } from "~/sync/support/message";
import { excessOf } from "~/ui/form/excess";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { number } from "~/ui/format";
import { useWords } from "~/ui/words";
import { diagnosticsText } from "./diagnostics-text";
import { reportedIn } from "./reported";
import classes from "./support.module.css";
import { useServerConfig } from "./use-server-config";

/** As many characters as the server takes, with the details. */
const MESSAGE_LENGTH_MAX = 2_000;

/** The core's message for a text that is too long; the field counts by how much. */
const TOO_LONG = { field: "message", message: `must have at most ${MESSAGE_LENGTH_MAX} characters` };

interface Values {
  message: string;
  email: string;
  withDetails: boolean;
}

/** A message to those who run this Yonder, or a report of something that somebody shared. What is sent is shown before. */
export function Contact() {
  const w = useWords();
  const { contact } = w.support;
  const [query] = useQuery();
  const about = reportedIn(query);
  const uid = useStore(session, (known) => known.uid);
  const { data: config } = useServerConfig();
  const details = diagnosticsText(config?.buildId);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A guest who tries again sends the same message, not another one.
  const once = useRef({ idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID() });
  const textOf = ({ message, withDetails }: Values) =>
    withDetails ? `${message.trim()}\n\n${details}` : message.trim();
  const form = useRecordForm<Values>({
    initialValues: { message: "", email: "", withDetails: about === null },
    validate: (values) => [
      ...requireFields(values, "message", ...(uid ? [] : (["email"] as const))),
      ...(excessOf(textOf(values), MESSAGE_LENGTH_MAX) > 0 ? [TOO_LONG] : []),
    ],
    submit: async (values) => {
      const message = textOf(values);
      if (uid) return setOutcome(await supportMessage.add({ message, about: about ?? undefined }));
      const link = about ? `${window.location.href}\n\n` : "";
      await callAnonymously("contactSupport", { message: link + message, email: values.email, ...once.current });
      once.current = { idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID() };
      setOutcome("saved");
    },
    onValuesChange: ({ message }) => message && setOutcome(null),
    afterSuccess: "clear",
  });
  const by = useOutcomeByNow(outcome);
  const { withDetails } = form.getValues();
  const messageField = form.getInputProps("message");
  const excess = excessOf(textOf(form.getValues()), MESSAGE_LENGTH_MAX);
  return (
    <section id="contact" className={classes.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{about ? contact.report : contact.title}</h2>
      <p>{about ? contact.reportExplained : uid ? contact.explained : contact.explainedToGuests}</p>
      <Form form={form} keepsUnsaved footer={<SubmitButton>{contact.send}</SubmitButton>}>
        <Textarea
          {...messageField}
          label={about ? contact.reason : contact.message}
          description={contact.limit(number(MESSAGE_LENGTH_MAX - lengthOfDetails(withDetails, details)))}
          autosize
          minRows={4}
          maxRows={14}
          error={excess > 0 ? w.form.excess(excess) : messageField.error}
        />
        {uid ? null : (
          <TextInput {...form.getInputProps("email")} label={w.login.email} type="email" autoComplete="email" />
        )}
        <Checkbox {...form.getInputProps("withDetails", { type: "checkbox" })} label={contact.withDetails} />
        {withDetails ? <pre className={classes.details}>{details}</pre> : null}
      </Form>
      <p role="status">{by === "saved" ? contact.sent : by === "kept" ? contact.kept : ""}</p>
    </section>
  );
}

/** Characters that the details take of a message. */
function lengthOfDetails(withDetails: boolean, details: string): number {
  return withDetails ? [...details].length + "\n\n".length : 0;
}

/** The outcome, followed while the message waits: it may be sent, or discarded, meanwhile. */
function useOutcomeByNow(outcome: Outcome | null): Outcome | null {
  const isWaiting = useStore(outbox, ({ entries }) => entries.some(({ kind }) => kind === SUPPORT_MESSAGE));
  const hasDiscarded = useHasDiscarded();
  if (outcome !== "kept" || isWaiting) return outcome;
  return hasDiscarded ? null : "saved";
}
