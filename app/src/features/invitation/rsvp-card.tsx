import { type FormEvent, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { Icon } from "./icon";
import type { InvitationActions, InvitationView, Rsvp, RsvpAnswer, Vote } from "./model";
import { useMovedUp } from "./moved-up";
import { NameField } from "./name-field";
import page from "./page.module.css";
import { Problem } from "./problem";
import classes from "./rsvp-card.module.css";
import { firstName } from "./sentences";
import { useSend } from "./use-send";
import { VoteChoice } from "./vote-choice";

const RSVP_OF = { yes: "going", maybe: "maybe", no: "no" } as const;

function voteOf(rsvp: Rsvp | undefined): Vote | undefined {
  if (rsvp === undefined) return undefined;
  return rsvp === "going" || rsvp === "waitlisted" ? "yes" : rsvp;
}

interface Props {
  view: InvitationView;
  actions: InvitationActions;
  /** Hears the name of somebody new while they type it. */
  onName?: ((name: string) => void) | undefined;
}

/**
 * Coming, maybe, not, and with how many. Who is in it already says so with one press; a new guest adds their name. After a
 * move the notice above asks instead.
 */
export function RsvpCard({ view, actions, onName }: Props) {
  const w = useInvitationWords();
  const sending = useSend();
  const me = view.me;
  const [pressed, setPressed] = useState<Vote>();
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [size, setSize] = useState(me?.partySize ?? 1);
  const hasMovedUp = useMovedUp(view);
  const vote = pressed ?? voteOf(me?.rsvp);
  const send = async (next: Vote, partySize: number) => {
    const answer: RsvpAnswer = { rsvp: RSVP_OF[next], partySize, ...(me ? {} : { name: name.trim() }) };
    await sending.run(() => actions.rsvp(answer));
    setPressed(undefined);
  };
  const choose = (next: Vote | null) => {
    if (!next || next === vote) return;
    setPressed(next);
    if (me) send(next, size);
  };
  const resize = (next: number) => {
    setSize(next);
    if (me && vote) send(vote, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "" && pressed) send(pressed, size);
  };
  if (me?.reconfirm && !hasMovedUp) return null;
  const host = firstName(view.host.name);
  return (
    <form className={`${page.card} ${classes.rsvp}`} onSubmit={submit} noValidate>
      <h2>{me ? w.rsvp.title(firstName(me.name)) : w.rsvp.titleNew}</h2>
      <VoteChoice
        legend={me ? w.rsvp.title(firstName(me.name)) : w.rsvp.titleNew}
        name="rsvp"
        value={vote}
        onChange={choose}
        words={{ yes: w.rsvp.going, maybe: w.rsvp.maybe, no: w.rsvp.no }}
      />
      {view.plusOnes > 0 || view.capacity ? (
        <Party view={view} size={size} onSize={view.plusOnes > 0 && vote === "yes" ? resize : undefined} />
      ) : null}
      {me ? null : (
        <>
          <NameField
            host={host}
            value={name}
            onChange={(next) => {
              setName(next);
              onName?.(next);
            }}
            isMissing={isMissing && !name.trim()}
            refusal={sending.refusal}
          />
          <button type="submit" className={page.button} disabled={sending.isSending || !pressed}>
            {w.rsvp.send}
          </button>
        </>
      )}
      {sending.refusal === "nameTaken" ? null : <Problem refusal={sending.refusal} />}
    </form>
  );
}

function Party({
  view,
  size,
  onSize,
}: {
  view: InvitationView;
  size: number;
  onSize?: ((size: number) => void) | undefined;
}) {
  const { rsvp } = useInvitationWords();
  const step = (by: number, label: string, icon: "minus" | "plus", isLast: boolean) => (
    <button type="button" aria-label={label} disabled={isLast} onClick={() => onSize?.(size + by)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={classes.party}>
      <p>
        {onSize ? <b>{rsvp.party}</b> : null}
        {view.capacity ? (
          <small>
            {view.seatsLeft === 0 && view.me?.rsvp === "going"
              ? rsvp.yourPlace
              : rsvp.places(view.seatsLeft ?? 0, view.capacity)}
          </small>
        ) : null}
      </p>
      {onSize ? (
        <span className={classes.steps}>
          {step(-1, rsvp.fewer, "minus", size <= 1)}
          <b role="status">{size}</b>
          {step(1, rsvp.more, "plus", size > view.plusOnes)}
        </span>
      ) : null}
    </div>
  );
}
