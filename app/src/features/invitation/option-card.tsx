import { listed } from "~/ui/format";
import { useInvitationWords } from "~/ui/words/invitation";
import { dayParts, endOf } from "./dates";
import { Faces } from "./face";
import { Icon } from "./icon";
import type { InvitationOption, InvitationView, Vote } from "./model";
import classes from "./poll.module.css";
import { ableOn, countsOf, firstName, leadOf, optionTimes, ownTimes, reasonOf } from "./sentences";
import { VoteChoice } from "./vote-choice";

interface Props {
  option: InvitationOption;
  view: InvitationView;
  vote: Vote | undefined;
  onVote: (vote: Vote | null) => void;
  /** True where the heading names the month of all dates. */
  isOneMonth: boolean;
}

/** One date: when, who can, the three answers; the best date says why it is, inside itself. */
export function OptionCard({ option, view, vote, onVote, isOneMonth }: Props) {
  const w = useInvitationWords();
  const { day, weekday, month, long } = dayParts(option.start, view.when);
  const times = optionTimes(option, view, w);
  const own = ownTimes(option.start, endOf(option.start, option.durationMin), view, w);
  const counts = countsOf(option, w);
  const lead = leadOf(view);
  const reason = lead?.optionId === option.id ? reasonOf(lead, w) : undefined;
  const able = ableOn(option.id, view.people);
  const unsure = new Set(able.filter(({ votes }) => votes?.[option.id] === "maybe").map(({ memberId }) => memberId));
  const names = listed(able.map(({ name }) => firstName(name)));
  const read = [`${long}, ${times}`, own, reason ? `${w.poll.best} ${reason}` : "", counts, names]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
  return (
    <li className={classes.option} data-best={reason ? true : undefined}>
      {reason ? (
        <p className={classes.reason} aria-hidden="true">
          <Icon name="star" />
          <span>
            <b>{w.poll.best}</b> {reason}
          </span>
        </p>
      ) : null}
      <div className={classes.facts} aria-hidden="true">
        <span className={classes.date}>
          <b className={classes.day}>{day}</b>
          {isOneMonth ? null : <small>{month}</small>}
        </span>
        <span className={classes.when}>
          <b>{weekday}</b>
          <small>{times}</small>
          {own ? <small>{own}</small> : null}
        </span>
        <span className={classes.able}>
          <Faces people={able} unsure={unsure} />
          <small>{counts}</small>
        </span>
      </div>
      <VoteChoice legend={read} name={`vote-${option.id}`} value={vote} onChange={onVote} disabled={!view.pollOpen} />
    </li>
  );
}
