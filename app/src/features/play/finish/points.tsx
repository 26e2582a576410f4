import { useStore } from "zustand";
import type { PointsEntry } from "~/core";
import { session } from "~/state/session";
import type { PlayRecord } from "~/sync/play/play-record";
import { isMissed, type PlayedStop } from "~/sync/play/played-stops";
import { pointsOnHold } from "~/sync/points/on-hold";
import { number } from "~/ui/format";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";
import classes from "./finish.module.css";
import { reasonOf, stopIdOf, usePoints } from "./use-points";

/** The points of a walk, each line with its reason. */
export function Points({ record, stops }: { record: PlayRecord; stops: readonly PlayedStop[] }) {
  const { finish: w } = usePlayWords();
  const uid = useStore(session, (state) => state.uid);
  const { data, isError, isPaused } = usePoints(record, uid);
  if (!record.progress.finishedAt) return <Told>{w.pointsLater}</Told>;
  if (isError || (isPaused && !data)) return <Told>{w.pointsFailed}</Told>;
  if (!data) return <Told>{w.pointsLoading}</Told>;
  const lines = inOrder(data, stops);
  const sum = lines.reduce((total, { points }) => total + points, 0);
  const onHold = pointsOnHold(data);
  return (
    <>
      <h2 className={classes.part}>{w.points(sum)}</h2>
      {onHold > 0 ? <p className={parts.soft}>{w.onHold(onHold)}</p> : null}
      {lines.length === 0 ? <p className={parts.soft}>{w.noPoints}</p> : null}
      <ul className={classes.points}>
        {lines.map((entry) => (
          <li key={`${entry.rule} ${entry.subject}`}>
            <span>
              {entry.rule === "questFinished"
                ? w.finishLine(stops.filter((each) => each.at && !isMissed(each)).length)
                : titleOf(entry, stops)}
              <small>{w.reasons[reasonOf(entry, stops)]}</small>
            </span>
            <b>{entry.points < entry.offered ? w.partly(entry.points, entry.offered) : `+${number(entry.points)}`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ children }: { children: string }) {
  const { finish: w } = usePlayWords();
  return (
    <>
      <h2 className={classes.part}>{w.pointsTitle}</h2>
      <p className={parts.soft} role="status">
        {children}
      </p>
    </>
  );
}

function titleOf({ subject }: PointsEntry, stops: readonly PlayedStop[]): string {
  return stops.find(({ stop }) => stop.id === stopIdOf(subject))?.stop.title ?? "";
}

/** Lines of stops in their order, the finish last. */
function inOrder(entries: readonly PointsEntry[], stops: readonly PlayedStop[]): PointsEntry[] {
  const placeOf = ({ rule, subject }: PointsEntry) =>
    rule === "questFinished" ? stops.length : stops.findIndex(({ stop }) => stop.id === stopIdOf(subject));
  const played = entries.filter(({ rule }) => rule === "questStop" || rule === "questFinished");
  return played.sort((a, b) => placeOf(a) - placeOf(b));
}
