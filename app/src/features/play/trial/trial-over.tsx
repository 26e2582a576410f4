import { useMemo } from "react";
import type { PlayRecord } from "~/sync/play/play-record";
import { USUAL_START, walkOf } from "~/sync/quest-drafts/walk";
import { distance, minutes } from "~/ui/format";
import { usePlayWords } from "~/ui/words/play";
import { Frame } from "../frame";
import parts from "../parts.module.css";
import classes from "./trial.module.css";

interface Props {
  record: PlayRecord;
  onAgain: () => void;
  onClose: () => void;
}

/** The end of a trial: what was needed to get here, and the minutes of each stop and of the way to it. */
export function TrialOver({ record, onAgain, onClose }: Props) {
  const { trial: w } = usePlayWords();
  const { progress, quest } = record;
  const reached = Object.keys(progress.stopStates ?? {}).length;
  const hints = Object.values(record.hints).flat().length;
  const walk = useMemo(() => walkOf(quest?.stops ?? [], USUAL_START), [quest]);
  return (
    <Frame>
      <div className={parts.body}>
        <h1 className={parts.title}>{w.over}</h1>
        <p className={parts.story}>{w.overText(reached, hints, Object.keys(record.wrong).length)}</p>
        {walk.slowest === null ? null : (
          <section className={classes.times}>
            <h2>{w.times(minutes(walk.endMin - walk.startMin))}</h2>
            <ol>
              {walk.stops.map(({ stop, way, beginMin, arriveMin }, at) => (
                <li key={stop.id} data-slowest={at === walk.slowest || undefined}>
                  <b>{stop.name}</b>
                  <span>
                    {[
                      way ? w.way(minutes(way.min), distance(way.km)) : "",
                      beginMin > arriveMin ? w.wait(minutes(beginMin - arriveMin)) : "",
                      stop.stayMin ? w.stay(minutes(stop.stayMin)) : "",
                      at === walk.slowest ? w.slowest : "",
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <div className={parts.foot}>
        <button type="button" className={parts.button} onClick={onAgain}>
          {w.again}
        </button>
        <button type="button" className={parts.button} data-kind="go" onClick={onClose}>
          {w.close}
        </button>
      </div>
    </Frame>
  );
}
