import { IconChevronLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { PlayedStop } from "~/sync/play/played-stops";
import { distance } from "~/ui/format";
import type { Person } from "~/ui/people/person";
import { usePlayWords } from "~/ui/words/play";
import { clockOf } from "./clock-of";
import type { Fix } from "./device/use-position";
import { directionTo } from "./direction";
import { Frame } from "./frame";
import classes from "./overview.module.css";
import parts from "./parts.module.css";
import type { Play } from "./play";
import { usePlayActions } from "./play-actions";
import { StopMark } from "./stop-mark";
import { Team, TeamInvitation } from "./team";

interface Props {
  play: Play;
  current: PlayedStop;
  team: readonly Person[];
  fix: Fix | null;
  bar: ReactNode;
  onBack: () => void;
}

/** All stops and the team: what is done, what waits to be sent, and who is where. */
export function Overview({ play, current, team, fix, bar, onBack }: Props) {
  const { overview: w } = usePlayWords();
  const { record, stops } = play;
  const { skip } = usePlayActions();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Frame bar={bar}>
      <div className={parts.body}>
        <button type="button" className={parts.option} onClick={onBack}>
          <IconChevronLeft size={22} aria-hidden="true" />
          {w.back}
        </button>
        <h1 className={parts.title} ref={title} tabIndex={-1}>
          {w.title}
        </h1>
        <Team play={play} team={team} />
        <h2 className={parts.name}>{w.stops}</h2>
        <ol className={classes.stops}>
          {stops.map((each) => (
            <li key={each.stop.id} data-status={each === current ? "current" : each.status}>
              <span className={classes.number}>
                {each.status === "open" ? each.number : <StopMark status={each.status} size={20} />}
              </span>
              <b>{each.stop.title}</b>
              <Status each={each} fix={fix} onTakeIn={() => skip(record, each.stop.id, false)} />
            </li>
          ))}
        </ol>
        <TeamInvitation record={record} taken={team.length} />
      </div>
      <div className={parts.foot}>
        <button type="button" className={parts.button} data-kind="here" onClick={onBack}>
          {w.on(current.number)}
        </button>
      </div>
    </Frame>
  );
}

function Status({ each, fix, onTakeIn }: { each: PlayedStop; fix: Fix | null; onTakeIn: () => void }) {
  const { overview: w, at } = usePlayWords();
  if (each.status === "waiting") return <span className={classes.chip}>{w.waiting}</span>;
  if (each.status === "skipped") {
    return (
      <button type="button" className={parts.button} onClick={onTakeIn}>
        {at.unskip}
      </button>
    );
  }
  if (each.status === "givenUp" || each.status === "notFound")
    return <span className={parts.soft}>{w.missed[each.status]}</span>;
  if (each.at)
    return (
      <span className={parts.soft}>
        {[clockOf(each.at), each.withheld === "tooFast" ? w.onHold : each.withheld ? w.noPoints : ""]
          .filter(Boolean)
          .join("\u00a0· ")}
      </span>
    );
  const direction = directionTo(each.stop, fix);
  return <span className={parts.soft}>{direction ? distance(direction.distanceM / 1_000) : w.notReached}</span>;
}
