/** Times of a plan's day, its better order, and what fits into some hours: the core's answers in the terms of a plan. */
import type { PlanDay, PlanMode, PlanOp, PlanStop } from "~/core";
import {
  type ChosenStops,
  chooseStops,
  optimiseRoute,
  type PlannedSchedule,
  type RouteStop,
  type TravelMode,
} from "~/core/plan";
import { minutesOfTime } from "~/ui/time/parse-time";

/** The day begins then where nobody said when. */
export const START = "09:00";
/** Length of a stay where nobody said how long. */
export const STAY_MIN = 60;
const DAY_MIN = 24 * 60;

const TRAVEL: Record<PlanMode, TravelMode> = { walk: "walk", bike: "bike", car: "car", "transit-estimate": "transit" };

/** One stop with its times, in minutes after midnight, and the way to it. */
export interface TimedStop {
  stop: PlanStop;
  number: number;
  arriveMin: number;
  /** Later than the arrival where one waits for the opening. */
  beginMin: number;
  leaveMin: number;
  isOpen: boolean;
  /** The way from the stop before; none at the first. */
  way: { min: number; km: number } | null;
}

export interface TimedDay {
  stops: TimedStop[];
  startMin: number;
  endMin: number;
  travelMin: number;
  lengthKm: number;
  /** Minutes by which it goes beyond the day's end. */
  lateMin: number;
}

export function timedDay(day: PlanDay, mode: PlanMode): TimedDay {
  const stops = day.stops ?? [];
  const startMin = startOf(day);
  if (stops.length === 0) return { stops: [], startMin, endMin: startMin, travelMin: 0, lengthKm: 0, lateMin: 0 };
  const fixed = stops.map((stop) => ({ ...visitOf(stop), locked: true }));
  const schedule = optimiseRoute(fixed, { mode: TRAVEL[mode], startMin }).before;
  return {
    stops: stops.map((stop, at) => timedStop(stop, at, schedule)),
    startMin,
    endMin: schedule.endMin,
    travelMin: schedule.travelMin,
    lengthKm: schedule.lengthKm,
    lateMin: day.end ? Math.max(0, Math.round(schedule.endMin - endOf(day.end, startMin))) : 0,
  };
}

function timedStop(stop: PlanStop, at: number, schedule: PlannedSchedule): TimedStop {
  const { visits, travelMin, lengthKm } = schedule;
  const visit = visits[at];
  const left = visits[at - 1];
  if (!visit) throw new RangeError(`no times for stop ${at}`);
  // All legs go at one speed, so that each has its part of the length.
  const kmOf = (min: number) => (travelMin > 0 ? (lengthKm * min) / travelMin : 0);
  const min = left ? visit.arriveMin - left.leaveMin : 0;
  const way = left ? { min, km: kmOf(min) } : null;
  const { arriveMin, beginMin, leaveMin, isOpen } = visit;
  return { stop, number: at + 1, arriveMin, beginMin, leaveMin, isOpen, way };
}

/** A better order of a day, beside the one it has. */
export interface BetterOrder {
  order: PlanStop[];
  savedMin: number;
  savedKm: number;
  /** Number of stops that are open then and are not now. */
  opened: number;
  isExact: boolean;
}

/** The best order of a day; `null` where it has that already. Locked stops keep their place. */
export function betterOrder(day: PlanDay, mode: PlanMode): BetterOrder | null {
  const stops = day.stops ?? [];
  if (stops.length < 3) return null;
  const visits = stops.map((stop) => ({ ...visitOf(stop), locked: stop.locked ?? false }));
  const { order, before, after, isExact } = optimiseRoute(visits, { mode: TRAVEL[mode], startMin: startOf(day) });
  const savedMin = Math.round(before.endMin - after.endMin);
  const opened = before.closedCount - after.closedCount;
  if (opened <= 0 && savedMin < 1) return null;
  const next = order.flatMap((at) => stops[at] ?? []);
  return { order: next, savedMin, savedKm: before.lengthKm - after.lengthKm, opened, isExact };
}

/** Edits that bring the stops of a day into an order. */
export function ordered(date: string, order: readonly PlanStop[]): PlanOp[] {
  return order.map(({ id }, at) => ({ op: "moveStop", id, date, at }));
}

/** Something that may be chosen for some hours: a stop of the day, or a wish from a list. */
export interface Candidate {
  stop: PlanStop;
  /** `true` if it is in the day already. */
  isPlanned: boolean;
}

export interface HoursAnswer {
  chosen: { candidate: Candidate; arriveMin: number; leaveMin: number }[];
  left: { candidate: Candidate; reason: { kind: "closed" } | { kind: "time"; overMin: number } }[];
  endMin: number;
  isExact: boolean;
}

/** Worth of a locked stop, so that nothing is chosen in its place, and of a planned one beside a wish. */
const WORTH = { locked: 1000, planned: 2, wish: 1 } as const;

/** "We have four hours": the stops that fit, in order, and why each of the others does not. */
export function withinHours(
  candidates: readonly Candidate[],
  { mode, startMin, timeMin }: { mode: PlanMode; startMin: number; timeMin: number },
): HoursAnswer {
  const travel = TRAVEL[mode];
  const options = candidates.map(({ stop, isPlanned }) => ({
    ...visitOf(stop),
    wishes: [stop.locked ? WORTH.locked : isPlanned ? WORTH.planned : WORTH.wish],
  }));
  const { order, schedule, isExact }: ChosenStops = chooseStops(options, { timeMin, startMin, mode: travel });
  const chosen = order.flatMap((index, at) => {
    const [candidate, visit] = [candidates[index], schedule.visits[at]];
    return candidate && visit ? [{ candidate, arriveMin: visit.arriveMin, leaveMin: visit.leaveMin }] : [];
  });
  const visits = order.flatMap((index) => options[index] ?? []);
  const left = candidates.flatMap((candidate, index) => {
    const option = options[index];
    if (!option || order.includes(index)) return [];
    const { after } = optimiseRoute([...visits, option], { mode: travel, startMin });
    const overMin = Math.max(1, Math.round(after.endMin - startMin - timeMin));
    const reason = after.closedCount > 0 ? { kind: "closed" as const } : { kind: "time" as const, overMin };
    return [{ candidate, reason }];
  });
  return { chosen, left, endMin: order.length > 0 ? schedule.endMin : startMin, isExact };
}

/** Edits that make a day of what was chosen: others go, wishes come, and all stand in order. */
export function chosenDay(date: string, { chosen, left }: HoursAnswer): PlanOp[] {
  const gone = left.filter(({ candidate }) => candidate.isPlanned);
  const come = chosen.filter(({ candidate }) => !candidate.isPlanned);
  return [
    ...gone.map(({ candidate }): PlanOp => ({ op: "removeStop", id: candidate.stop.id })),
    ...come.map(({ candidate }): PlanOp => ({ op: "addStop", date, stop: candidate.stop })),
    ...ordered(
      date,
      chosen.map(({ candidate }) => candidate.stop),
    ),
  ];
}

export function startOf({ start }: PlanDay): number {
  return minutesOfTime(start ?? START);
}

/** An end before its beginning is on the next day. */
function endOf(time: string, startMin: number): number {
  const end = minutesOfTime(time);
  return end > startMin ? end : end + DAY_MIN;
}

function visitOf({ lng, lat, stayMin = STAY_MIN, openFrom, openTo }: PlanStop): RouteStop {
  const from = openFrom ? minutesOfTime(openFrom) : 0;
  const open = openFrom || openTo ? [[from, openTo ? endOf(openTo, from) : from + DAY_MIN] as const] : undefined;
  return { lng, lat, stayMin, ...(open ? { open } : {}) };
}
