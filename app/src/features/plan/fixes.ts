/** Ways out of a clash: another place in the day, another day. Pure. */
import type { PlanDay, PlanMode, PlanStop } from "~/core";
import { timedDay } from "~/sync/plans/day-times";
import type { KnownWays } from "~/sync/plans/ways";

export interface Fixes {
  /** A place in the same day at which everything is open and in time. */
  move: { at: number; beginMin: number; after: string | null } | null;
  /** A later or earlier day that has room for it. */
  otherDay: { date: string; at: number } | null;
}

/** Looks for a place for a stop that is closed or too late where it is. */
export function fixesFor(days: readonly PlanDay[], id: string, mode: PlanMode, known: KnownWays): Fixes {
  const day = days.find(({ stops = [] }) => stops.some((stop) => stop.id === id));
  const stop = day?.stops?.find((each) => each.id === id);
  if (!day || !stop) return { move: null, otherDay: null };
  const rest = { ...day, stops: (day.stops ?? []).filter((each) => each.id !== id) };
  const place = placeIn(rest, stop, mode, known);
  const move = place && { ...place, after: rest.stops[place.at - 1]?.name ?? null };
  const others = days.filter(({ date }) => date !== day.date);
  for (const other of others) {
    const found = placeIn(other, stop, mode, known);
    if (found) return { move, otherDay: { date: other.date, at: found.at } };
  }
  return { move, otherDay: null };
}

/** The place in a day with the earliest end, where nothing is closed or too late. */
function placeIn(day: PlanDay, stop: PlanStop, mode: PlanMode, known: KnownWays) {
  const stops = day.stops ?? [];
  let best: { at: number; beginMin: number; endMin: number } | null = null;
  for (let at = 0; at <= stops.length; at += 1) {
    const timed = timedDay({ ...day, stops: stops.toSpliced(at, 0, stop) }, mode, known);
    const fits = timed.stops.every(({ isOpen, lateMin }) => isOpen && lateMin === 0);
    const begin = timed.stops[at];
    if (fits && begin && (!best || timed.endMin < best.endMin)) {
      best = { at, beginMin: begin.beginMin, endMin: timed.endMin };
    }
  }
  return best && { at: best.at, beginMin: best.beginMin };
}
