import { type FormEvent, useId, useState } from "react";
import { ago } from "~/ui/format";
import { useInvitationWords } from "~/ui/words/invitation";
import { Face } from "./face";
import { Icon } from "./icon";
import type { InvitationActions, InvitationComment, InvitationView } from "./model";
import page from "./page.module.css";
import { Problem } from "./problem";
import { firstName, marksOf } from "./sentences";
import classes from "./talk.module.css";
import { useSend } from "./use-send";

/** Longest comment the server takes, in characters. */
const COMMENT_MAX = 1_000;

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  nowMs: number;
}

/** Comments, and a field to write one. */
export function Comments({ view, actions, nowMs }: Props) {
  const w = useInvitationWords();
  const id = useId();
  const sending = useSend();
  const [text, setText] = useState("");
  const comments = (view.comments ?? []).filter((comment) => comment.text !== "");
  const faceOf = (comment: InvitationComment) =>
    view.people.find((person) => person.memberId === comment.memberId) ?? comment;
  const roleOf = (memberId: string) => view.people.find((person) => person.memberId === memberId)?.role;
  const factsOf = (comment: InvitationComment) => [
    ...marksOf({ ...comment, role: roleOf(comment.memberId) }, w),
    comment.isWaiting ? w.comments.waiting : ago(comment.at, nowMs),
  ];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    if (await sending.run(() => actions.comment(said))) setText("");
  };
  return (
    <section>
      <h2 className={page.section}>
        {w.comments.title} <small>{comments.length || ""}</small>
      </h2>
      {comments.length === 0 ? <p className={page.soft}>{w.comments.none}</p> : null}
      <ul className={classes.comments} aria-live="polite">
        {comments.map((comment) => (
          <li key={comment.id}>
            <Face person={faceOf(comment)} />
            <div>
              <p>
                <b>{firstName(comment.name)}</b> <small>{factsOf(comment).join(" · ")}</small>
              </p>
              <p className={classes.text}>{comment.text}</p>
            </div>
            {comment.canRemove ? (
              <button
                type="button"
                className={page.quiet}
                aria-label={`${w.comments.remove}: ${comment.text}`}
                onClick={() => sending.run(() => actions.removeComment(comment.id))}
              >
                {w.comments.remove}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <form className={classes.say} onSubmit={submit}>
        <label className={page.unseen} htmlFor={id}>
          {w.comments.field}
        </label>
        <input
          id={id}
          className={page.input}
          autoComplete="off"
          placeholder={w.comments.field}
          maxLength={COMMENT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" aria-label={w.comments.send} disabled={sending.isSending || text.trim() === ""}>
          <Icon name="send" size={22} />
        </button>
      </form>
      <Problem refusal={sending.refusal} />
    </section>
  );
}
