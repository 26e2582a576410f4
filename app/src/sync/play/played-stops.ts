/** The stops of a play as the person sees them: what the server said, and what waits to be sent. Pure. */
import type { QuestStop, Withheld } from "~/core";
import type { Entry } from "../outbox/entry";
import type { PlayChange } from "./play-change";
import type { PlayRecord } from "./play-record";

/**
 * `waiting`: checked in at, and not sent. `skipped`: an optional stop that is left out. `givenUp` and `notFound`: passed
 * without the answer, with tries left or with none.
 */
export type StopStatus = "reached" | "waiting" | "skipped" | "givenUp" | "notFound" | "open";

export interface PlayedStop {
  stop: QuestStop;
  /** From 1. */
  number: number;
  status: StopStatus;
  /** Moment when it was reached. ISO-8601 */
  at?: string | undefined;
  /** Person who checked in. */
  by?: string | undefined;
  /** Reason why it brings no points. */
  withheld?: Withheld | undefined;
}

type Change = Pick<Entry<PlayChange>, "data" | "status">;

export function playedStops(record: PlayRecord, changes: readonly Change[]): readonly PlayedStop[] {
  const waiting = new Map(
    changes.flatMap(({ data: { call } }) => (call.name === "checkInStop" ? [[call.data.stopId, call.data]] : [])),
  );
  return (record.quest.stops ?? []).map((stop, index) => {
    const known = { stop, number: index + 1 };
    const state = record.progress.stopStates?.[stop.id];
    const passed = triesLeft(record, stop) > 0 ? "givenUp" : "notFound";
    if (state?.at) {
      const withheld = state.evidence?.withheld;
      return { ...known, status: withheld === "tries" ? passed : "reached", at: state.at, by: state.by, withheld };
    }
    const sent = waiting.get(stop.id);
    if (sent) return { ...known, status: sent.skip ? passed : "waiting", at: sent.at ?? undefined };
    return { ...known, status: record.skipped.includes(stop.id) ? "skipped" : "open" };
  });
}

/** True for a stop that was passed and not found. */
export function isMissed({ status }: PlayedStop): boolean {
  return status === "skipped" || status === "givenUp" || status === "notFound";
}

/** The stop that comes next; none once all are reached, wait or are left out. */
export function currentStop(stops: readonly PlayedStop[]): PlayedStop | undefined {
  return stops.find(({ status }) => status === "open");
}

/** Number of wrong answers that are still allowed. */
export function triesLeft(record: PlayRecord, stop: QuestStop): number {
  const most = stop.proof?.maxTries ?? TRIES_DEFAULT;
  const left = most - (record.progress.stopStates?.[stop.id]?.tries ?? 0);
  return Math.max(0, Math.min(left, record.wrong[stop.id]?.triesLeft ?? most));
}

/** Wrong answers where the creator does not say how many, as the server has it. */
const TRIES_DEFAULT = 5;

/** Hints of a stop that nobody has asked for; none once there is nothing left to try. */
export function hintsLeft(record: PlayRecord, stop: QuestStop): number {
  if (triesLeft(record, stop) === 0) return 0;
  const shown = Math.max(record.hints[stop.id]?.length ?? 0, record.progress.stopStates?.[stop.id]?.hints ?? 0);
  return Math.max(0, (stop.hintCount ?? 0) - shown);
}
