import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { type CSSProperties, memo, useState } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import type { Comparison } from "./comparison";
import { figure } from "./figure";
import { type Lane, lanesOf } from "./lanes";
import classes from "./race.module.css";
import { relationOf } from "./statistics";
import { builds } from "./verdict";

/** Seconds that the slowest bar takes to grow. */
const REPLAY_S = 5;

/**
 * A bar for each contender, as long as it took to build and to answer 1,000 views. Each is drawn when its first round is
 * through; at the end all grow at one speed, in slow motion, so that one can watch who is first.
 */
export const Race = memo(function Race({ comparison }: { comparison: Comparison }) {
  const words = useLabWords();
  const w = words.race;
  const outcomes = useStore(comparison, (state) => state.outcomes);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  const [replays, setReplays] = useState(0);
  const [own] = outcomes;
  if (!own) return null;
  const { lanes, slowestMs } = lanesOf(outcomes);
  const isReplay = !isRunning && slowestMs > 0;
  const factor = (1_000 * REPLAY_S) / slowestMs;
  const speed = relationOf(1, factor);
  return (
    <div className={classes.race}>
      <h3 id="race">{builds(own) ? w.title : w.viewsOnly}</h3>
      <ol aria-labelledby="race">
        {lanes.map((lane) => (
          <RaceLane
            key={`${lane.outcome.contender.name} ${isReplay ? `replay ${replays}` : "live"}`}
            lane={lane}
            ownMs={lanes[0]?.totalMs}
            slowestMs={slowestMs}
            comparison={comparison}
          />
        ))}
      </ol>
      {isReplay && speed ? (
        <div className={classes.replay}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            onClick={() => setReplays(replays + 1)}
          >
            {w.again}
          </Button>
          <p>{factor > 1 ? w.slower(speed.times) : w.faster(speed.times)}</p>
        </div>
      ) : null}
    </div>
  );
});

interface LaneProps {
  lane: Lane;
  ownMs: number | undefined;
  slowestMs: number;
  comparison: Comparison;
}

function RaceLane({ lane: { outcome, totalMs }, ownMs, slowestMs, comparison }: LaneProps) {
  const words = useLabWords();
  const { contender, end } = outcome;
  const isActive = useStore(comparison, (state) => state.doing?.contender === contender.name);
  const isOwn = contender.name.startsWith("yonder");
  const relation = totalMs !== undefined && ownMs !== undefined && totalMs !== ownMs && relationOf(totalMs, ownMs);
  const share = totalMs === undefined ? 0 : totalMs / slowestMs;
  const style = { "--share": share, "--took": `${REPLAY_S * share}s` } as CSSProperties;
  const ended = end && end.kind !== "done" ? words.figures.ends(end) : words.race.waiting;
  return (
    <li data-own={isOwn || undefined} data-active={isActive || undefined} style={style}>
      <span className={classes.name}>{words.names[contender.name]}</span>
      <span className={classes.track} aria-hidden>
        {totalMs === undefined ? null : <span className={classes.bar} />}
      </span>
      <span className={classes.time}>
        {totalMs === undefined ? ended : durationText(totalMs, words.race)}
        {relation ? <strong>{words.relation(relation)}</strong> : null}
      </span>
    </li>
  );
}

function durationText(ms: number, w: { milliseconds: (ms: string) => string; seconds: (s: string) => string }): string {
  return ms < 1_000 ? w.milliseconds(figure(ms)) : w.seconds(figure(ms / 1_000));
}
