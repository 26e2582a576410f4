import { type FormEvent, useId, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { Icon } from "./icon";
import type { InvitationActions, InvitationView } from "./model";
import page from "./page.module.css";
import { Problem } from "./problem";
import { reasonIn } from "./reasons";
import { firstName } from "./sentences";
import talk from "./talk.module.css";
import { useSend } from "./use-send";

/** Longest comment the server takes, in characters, less the words in front. */
const REASON_MAX = 900;

interface Props {
  view: InvitationView;
  actions: InvitationActions;
}

/** For somebody who can't come: one line to say why, as a comment that the host reads beside their name. */
export function Reason({ view, actions }: Props) {
  const w = useInvitationWords();
  const id = useId();
  const sending = useSend();
  const [text, setText] = useState("");
  const { me, comments } = view;
  if (me?.rsvp !== "no") return null;
  const said = reasonIn(comments, me.memberId);
  if (said) return <p className={page.hint}>{w.reason.said(said)}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = text.trim();
    if (why && (await sending.run(() => actions.comment(w.reason.prefix + why)))) setText("");
  };
  return (
    <form onSubmit={submit}>
      <label className={page.hint} htmlFor={id}>
        {w.reason.label(firstName(view.host.name))}
      </label>
      <div className={talk.say}>
        <input
          id={id}
          className={page.input}
          autoComplete="off"
          placeholder={w.reason.example}
          maxLength={REASON_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" aria-label={w.reason.send} disabled={sending.isSending || text.trim() === ""}>
          <Icon name="send" size={22} />
        </button>
      </div>
      <Problem refusal={sending.refusal} />
    </form>
  );
}
