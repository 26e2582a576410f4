import { Link } from "~/routing/link";
import { useQuestPoints } from "~/sync/points/use-quest-points";
import { day } from "~/ui/format";
import { Stamp } from "~/ui/stamp";
import { type CardContent, cardOf, type PlainStanding } from "../card";
import { useQuest } from "../quest-context";
import { ActionButton, type Presses } from "./action-button";
import classes from "./booking.module.css";

interface Props {
  standing: PlainStanding;
  press: Presses;
  isBusy: boolean;
}

/** The card of a quest with nothing to choose: what it is like for the reader, and the one way on. */
export function StateCard({ standing, press, isBusy }: Props) {
  const open = useQuest();
  const content = cardOf(standing, open);
  const points = useQuestPoints(open.questId, standing.name === "done");
  const { title, strong, lines, steps, action, foot, isWarning, doneAt, summary } = content;
  return (
    <div className={classes.card} data-warning={isWarning || undefined} data-state={standing.name}>
      <h2 className={classes.title}>{title}</h2>
      {steps ? <Steps {...steps} /> : null}
      <div className={classes.words}>
        <div>
          {strong ? <p className={classes.strong}>{strong}</p> : null}
          {doneAt ? (
            <p>
              {open.w.card.doneOn(day(doneAt))}{" "}
              {standing.name === "done" && points && (points.given > 0 || points.onHold > 0) ? (
                <span>{open.w.card.donePoints(points.given, points.onHold)}</span>
              ) : null}
            </p>
          ) : null}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {doneAt ? <DoneStamp at={doneAt} title={open.title} /> : null}
      </div>
      {action ? <ActionButton action={action} press={press} isBusy={isBusy} /> : null}
      {foot || summary ? (
        <div className={classes.feet}>
          <Foot foot={foot} press={press} />
          <Foot foot={summary} press={press} />
        </div>
      ) : null}
    </div>
  );
}

function Foot({ foot, press }: { foot: CardContent["foot"]; press: Presses }) {
  if (!foot) return null;
  const { press: name } = foot;
  if (name) {
    return (
      <p className={classes.foot}>
        <button type="button" onClick={press[name]}>
          {foot.label}
        </button>
      </p>
    );
  }
  return <p className={classes.foot}>{foot.href ? <Link href={foot.href}>{foot.label}</Link> : foot.label}</p>;
}

/** Stops of a play, one segment each. The title says the same. */
function Steps({ reached, total }: { reached: number; total: number }) {
  return (
    <div className={classes.steps} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity
        <i key={at} data-done={at < reached || undefined} data-now={at === reached || undefined} />
      ))}
    </div>
  );
}

function DoneStamp({ at, title }: { at: string; title: string }) {
  const date = new Date(at);
  return (
    <span className={classes.stamp}>
      <Stamp above={title} year={date.getFullYear()} month={date.getMonth() + 1} day={date.getDate()} />
    </span>
  );
}
