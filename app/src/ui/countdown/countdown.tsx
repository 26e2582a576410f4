import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { minutes } from "../format";
import { timeInZone } from "../time/format-time";
import { deviceZone, todayIn } from "../time/zoned-time";
import { type ControlWords, useControlWords } from "../words/controls";
import { locale } from "../words/language";
import classes from "./countdown.module.css";
import { announcement, clockText, phaseOf } from "./remaining";
import { useRemaining } from "./use-remaining";

interface Props {
  /** End, ISO-8601, by the server's clock. */
  until: string;
  /** Length from the start, for the ring. */
  lengthMs: number;
  /** Lead of the server's clock over the device's. */
  serverOffsetMs?: number;
  /** Note about the thing held: "Nobody else can book these seats." */
  note?: ReactNode;
  /** Note while time is short, in place of `note`. */
  shortNote?: ReactNode;
  /** Action while time is short, such as keeping it longer. */
  extend?: ReactNode;
  /** Action once it is over, such as holding seats again. */
  again?: ReactNode;
  /** Says what became of what was held. */
  overNote?: ReactNode;
  /** It is over: once, also when the tab slept through it. */
  onOver?: () => void;
}

/** Countdown of something kept for somebody: its end as a time of day, and the minutes and seconds left. */
export function Countdown({
  until,
  lengthMs,
  serverOffsetMs = 0,
  note,
  shortNote = note,
  extend,
  again,
  overNote,
  onOver,
}: Props) {
  const w = useControlWords().countdown;
  const [said, setSaid] = useState("");
  const left = useRemaining(until, serverOffsetMs, (before, now) => {
    const moment = announcement(before, now);
    if (moment !== null) setSaid(sentence(w, moment));
    if (moment === 0) onOver?.();
  });
  const phase = phaseOf(left);
  // On the clock the reader sees, which may be wrong: what counts is that it agrees with the one on the wall.
  const today = todayIn(deviceZone(), Date.now());
  const end = timeInZone(new Date(Date.parse(until) - serverOffsetMs).toISOString(), deviceZone(), today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups words, not fields
    <div className={classes.countdown} data-phase={phase} role="group" aria-label={w.label}>
      <Ring share={left / lengthMs} />
      <div className={classes.words}>
        <strong>{phase === "over" ? w.endedAt(end) : phase === "short" ? w.heldUntil(end) : w.yoursUntil(end)}</strong>
        <p>{phase === "over" ? overNote : phase === "short" ? shortNote : note}</p>
      </div>
      {phase === "over" ? null : (
        <span className={classes.clock} role="timer" aria-live="off">
          {clockText(left)}
        </span>
      )}
      {phase === "short" && extend ? <div className={classes.action}>{extend}</div> : null}
      {phase === "over" && again ? <div className={classes.action}>{again}</div> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function sentence(w: ControlWords["countdown"], leftMs: number): string {
  if (leftMs === 0) return w.over;
  const seconds = leftMs / 1000;
  if (seconds >= 60) return w.left(minutes(seconds / 60));
  return w.left(seconds.toLocaleString(locale(), { style: "unit", unit: "second", unitDisplay: "long" }));
}

const RADIUS = 13;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <circle cx="16" cy="16" r={RADIUS} />
      <circle
        cx="16"
        cy="16"
        r={RADIUS}
        pathLength={AROUND}
        strokeDasharray={`${Math.min(1, Math.max(0, share)) * AROUND} ${AROUND}`}
        transform="rotate(-90 16 16)"
        data-left
      />
    </svg>
  );
}
