import { type FormEvent, useId, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import classes from "./keep.module.css";
import type { InvitationActions, InvitationView } from "./model";
import page from "./page.module.css";
import { Problem } from "./problem";
import { useSend } from "./use-send";

interface Props {
  view: InvitationView;
  actions: InvitationActions;
}

/** True for somebody on the waiting list. */
export function isWaiting({ status, me }: InvitationView): boolean {
  return status === "scheduled" && me?.rsvp === "waitlisted";
}

/** Asks a guest for an email address: for the date, for changes of it, and on the waiting list for a spot that opens. */
export function EmailCard({ view, actions }: Props) {
  const w = useInvitationWords();
  const id = useId();
  const sending = useSend();
  const [typed, setTyped] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const { keepEmail } = actions;
  if (!keepEmail || !view.me) return null;
  const { email } = view.me;
  const waits = isWaiting(view);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(typed.trim());
    setInvalid(!isAddress);
    if (isAddress) sending.run(() => keepEmail(typed.trim()));
  };
  return (
    <form className={`${page.card} ${classes.email}`} onSubmit={submit} noValidate>
      <h2>{waits ? w.email.titleWaiting : view.status === "scheduled" ? w.email.titleSet : w.email.title}</h2>
      {email ? (
        <>
          <p role="status">{waits ? w.email.keptWaiting(email) : w.email.kept(email)}</p>
          <button type="button" className={page.line} onClick={() => sending.run(() => keepEmail(null))}>
            {w.email.stop}
          </button>
        </>
      ) : (
        <>
          {waits ? <p>{w.email.textWaiting}</p> : null}
          <label className={page.unseen} htmlFor={id}>
            {w.email.label}
          </label>
          <input
            id={id}
            className={page.input}
            type="email"
            autoComplete="email"
            placeholder={w.email.label}
            value={typed}
            aria-invalid={isInvalid}
            aria-describedby={`${id}p`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p id={`${id}p`} className={page.problem} role="alert">
            {isInvalid ? w.email.invalid : ""}
          </p>
          <button type="submit" className={page.line} disabled={sending.isSending}>
            {w.email.send}
          </button>
        </>
      )}
      <Problem refusal={sending.refusal} />
    </form>
  );
}
