import { type FormEvent, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { commonMonth, foreignZone, momentOf } from "./dates";
import type { Answers, InvitationActions, InvitationView, Sent, Vote } from "./model";
import { NameField } from "./name-field";
import { OptionCard } from "./option-card";
import classes from "./poll.module.css";
import { SendBar } from "./send-bar";
import { firstName } from "./sentences";
import { useSend } from "./use-send";

/** Answers that were given here and not sent yet; `null` for one that is taken back. */
export interface Draft {
  name: string;
  votes: Readonly<Record<string, Vote | null>>;
}

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  draft?: Draft | undefined;
  onDraft?: ((draft: Draft) => void) | undefined;
  onSent?: (sent: Sent, answers: Answers) => void;
}

/** The dates with three answers each, the name, and what sends them. */
export function Poll({ view, actions, draft, onDraft, onSent }: Props) {
  const w = useInvitationWords();
  const sending = useSend();
  // What was changed here alone is sent: the other answers may be changed on another device meanwhile.
  const [changes, setChanges] = useState<Draft["votes"]>(draft?.votes ?? {});
  const votes = withChanges(view, changes);
  const [name, setName] = useState(draft?.name ?? "");
  const [isMissing, setMissing] = useState(false);
  const keep = (next: Draft) => {
    setChanges(next.votes);
    setName(next.name);
    onDraft?.(next);
  };
  const vote = (id: string, value: Vote | null) => keep({ name, votes: { ...changes, [id]: value } });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isNameless = view.me === null && name.trim() === "";
    setMissing(isNameless);
    if (isNameless) {
      (event.target as HTMLFormElement).querySelector<HTMLInputElement>("input[name=name]")?.focus();
      return;
    }
    const answers = { ...(view.me ? {} : { name: name.trim() }) };
    const sent = await sending.run(() => actions.vote({ ...answers, votes: changesOf(view, changes) }));
    if (sent) onSent?.(sent, { ...answers, votes });
  };
  const month = commonMonth(view);
  const zone = foreignZone(
    view.when,
    view.options.map(({ start }) => start),
  );
  const host = firstName(view.host.name);
  const hasAnswered = Object.keys(view.me?.votes ?? {}).length > 0;
  return (
    <form className={classes.poll} onSubmit={submit} noValidate>
      <h2 className={classes.title}>
        {month ? w.poll.titleIn(month) : w.poll.title} <small>{w.poll.answered(view.answered)}</small>
      </h2>
      <p className={classes.aside}>
        {[view.pollDeadline ? w.poll.until(momentOf(view.pollDeadline)) : "", zone ? w.poll.zone(zone) : ""]
          .concat(view.hideVotes ? w.poll.hidden(host) : "")
          .concat(hasAnswered && view.pollOpen ? w.poll.youAnswered : "")
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className={classes.unseen}>{w.poll.keys}</p>
      <ul className={classes.options}>
        {view.options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            view={view}
            vote={votes[option.id]}
            isOneMonth={month !== undefined}
            onVote={(value) => vote(option.id, value)}
          />
        ))}
      </ul>
      {view.me ? null : (
        <NameField
          host={host}
          value={name}
          onChange={(next) => keep({ name: next, votes: changes })}
          isMissing={isMissing && name.trim() === ""}
          refusal={sending.refusal}
        />
      )}
      <SendBar
        options={view.options}
        votes={votes}
        sending={sending}
        hasAnswered={hasAnswered}
        isOpen={view.pollOpen && (!hasAnswered || Object.keys(changesOf(view, changes)).length > 0)}
      />
    </form>
  );
}

/** The answers to dates that are still in the poll, where they are others than the server has. */
function changesOf({ options, me }: InvitationView, changes: Draft["votes"]): Answers["votes"] {
  const isChanged = (id: string) => id in changes && (changes[id] ?? null) !== (me?.votes?.[id] ?? null);
  return Object.fromEntries(options.flatMap(({ id }) => (isChanged(id) ? [[id, changes[id] ?? null]] : [])));
}

/** The answers that the server has, with the changes. */
function withChanges(view: InvitationView, changes: Draft["votes"]): Record<string, Vote> {
  const all = { ...view.me?.votes, ...changesOf(view, changes) };
  return Object.fromEntries(Object.entries(all).flatMap(([id, vote]) => (vote ? [[id, vote]] : [])));
}
