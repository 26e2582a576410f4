/** Times of a plan's day, its better order, and what fits into some hours: the core's answers in the terms of a plan. */
import type { PlanDay, PlanMode, PlanOp, PlanStop } from "~/core";
import {
  type ChosenStops,
  chooseStops,
  optimiseRoute,
  type PlannedSchedule,
  type PlannedVisit,
  type RouteStop,
} from "~/core/plan";
import { minutesOfTime } from "~/ui/time/parse-time";
import { type KnownWays, matrixOf, NO_WAYS, type Way, wayBetween } from "./ways";

/** The day begins then where nobody said when. */
export const START = "09:00";
/** Length of a stay where nobody said how long. */
export const STAY_MIN = 60;
const DAY_MIN = 24 * 60;

/** One stop with its times, in minutes after midnight, and the way to it. */
export interface TimedStop {
  stop: PlanStop;
  number: number;
  arriveMin: number;
  /** Later than the arrival where one waits for the opening. */
  beginMin: number;
  leaveMin: number;
  isOpen: boolean;
  /** Minutes by which it goes beyond the day's end. */
  lateMin: number;
  /** The way from the stop before; none at the first. */
  way: Way | null;
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

/** The times of a day in the order it has. */
export function timedDay(day: PlanDay, mode: PlanMode, known: KnownWays = NO_WAYS): TimedDay {
  const stops = day.stops ?? [];
  const startMin = startOf(day);
  const dayEndMin = day.end ? endOf(day.end, startMin) : Number.POSITIVE_INFINITY;
  if (stops.length === 0) return { stops: [], startMin, endMin: startMin, travelMin: 0, lengthKm: 0, lateMin: 0 };
  const schedule = scheduleOf(stops, { mode, known, startMin });
  const late = (min: number) => Math.max(0, Math.round(min - dayEndMin));
  return {
    stops: stops.map((stop, at): TimedStop => {
      const { arriveMin, beginMin, leaveMin, isOpen } = visitAt(schedule, at);
      const from = stops[at - 1];
      const way = from ? wayBetween(from, stop, mode, known) : null;
      return { stop, number: at + 1, arriveMin, beginMin, leaveMin, isOpen, lateMin: late(leaveMin), way };
    }),
    startMin,
    endMin: schedule.endMin,
    travelMin: schedule.travelMin,
    lengthKm: schedule.lengthKm,
    lateMin: late(schedule.endMin),
  };
}

function scheduleOf(
  stops: readonly PlanStop[],
  { mode, known, startMin }: { mode: PlanMode; known: KnownWays; startMin: number },
): PlannedSchedule {
  const fixed = stops.map((stop) => ({ ...visitOf(stop), locked: true }));
  return optimiseRoute(fixed, { matrix: matrixOf(stops, mode, known), startMin }).before;
}

function visitAt({ visits }: PlannedSchedule, at: number): PlannedVisit {
  const visit = visits[at];
  if (!visit) throw new RangeError(`no times for stop ${at}`);
  return visit;
}

/** A better order of a day, beside the one it has. */
export interface BetterOrder {
  order: PlanStop[];
  savedMin: number;
  savedKm: number;
  /** Number of stops that are open then and are not now. */
  opened: number;
  isExact: boolean;
  /** Lengths of stays and ways before and after, in the order they come. */
  before: readonly Strip[];
  after: readonly Strip[];
  /** Minutes on the way before and after. */
  travelMin: readonly [before: number, after: number];
  /** Stops that come at another place in the order, with the time they come at. */
  moved: readonly { stop: PlanStop; arriveMin: number }[];
}

/** A part of a day: a stay, or the way and the waiting before one. */
export interface Strip {
  key: string;
  kind: "stay" | "way";
  min: number;
}

/** The best order of a day; `null` where it has that already. Locked stops keep their place. */
export function betterOrder(day: PlanDay, mode: PlanMode, known: KnownWays = NO_WAYS): BetterOrder | null {
  const stops = day.stops ?? [];
  if (stops.length < 3) return null;
  const visits = stops.map((stop) => ({ ...visitOf(stop), locked: stop.locked ?? false }));
  const matrix = matrixOf(stops, mode, known);
  const { order, before, after, isExact } = optimiseRoute(visits, { matrix, startMin: startOf(day) });
  const savedMin = Math.round(before.endMin - after.endMin);
  const opened = before.closedCount - after.closedCount;
  if (opened <= 0 && savedMin < 1) return null;
  const next = order.flatMap((at) => stops[at] ?? []);
  const moved = next.flatMap((stop, at) =>
    stops[at] === stop ? [] : [{ stop, arriveMin: visitAt(after, at).beginMin }],
  );
  return {
    order: next,
    savedMin,
    savedKm: before.lengthKm - after.lengthKm,
    opened,
    isExact,
    before: stripsOf(stops, before),
    after: stripsOf(next, after),
    travelMin: [before.travelMin, after.travelMin],
    moved,
  };
}

function stripsOf(stops: readonly PlanStop[], { visits }: PlannedSchedule): Strip[] {
  return stops.flatMap(({ id }, at): Strip[] => {
    const [visit, left] = [visits[at], visits[at - 1]];
    if (!visit) return [];
    const stay = { key: id, kind: "stay" as const, min: visit.leaveMin - visit.beginMin };
    return left ? [{ key: `to ${id}`, kind: "way", min: visit.beginMin - left.leaveMin }, stay] : [stay];
  });
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

interface Hours {
  mode: PlanMode;
  known?: KnownWays;
  startMin: number;
  timeMin: number;
}

/** "We have four hours": the stops that fit, in order, and why each of the others does not. */
export function withinHours(
  candidates: readonly Candidate[],
  { mode, known = NO_WAYS, startMin, timeMin }: Hours,
): HoursAnswer {
  const stopsOf = (indexes: readonly number[]) => indexes.flatMap((index) => candidates[index]?.stop ?? []);
  const matrix = matrixOf(
    candidates.map(({ stop }) => stop),
    mode,
    known,
  );
  const options = candidates.map(({ stop, isPlanned }) => ({
    ...visitOf(stop),
    wishes: [stop.locked ? WORTH.locked : isPlanned ? WORTH.planned : WORTH.wish],
  }));
  const { order, schedule, isExact }: ChosenStops = chooseStops(options, { timeMin, startMin, matrix });
  const chosen = order.flatMap((index, at) => {
    const [candidate, visit] = [candidates[index], schedule.visits[at]];
    return candidate && visit ? [{ candidate, arriveMin: visit.arriveMin, leaveMin: visit.leaveMin }] : [];
  });
  const visits = order.flatMap((index) => options[index] ?? []);
  const left = candidates.flatMap((candidate, index) => {
    const option = options[index];
    if (!option || order.includes(index)) return [];
    const ways = matrixOf(stopsOf([...order, index]), mode, known);
    const { after } = optimiseRoute([...visits, option], { matrix: ways, startMin });
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
