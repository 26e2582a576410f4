/** The simulated walk of a quest: when a first-timer is where, and where time is lost. Pure. */
import type { PlanStop, QuestStop } from "~/core";
import { minutesOfTime, timeOfMinutes } from "~/ui/time/parse-time";
import { betterOrder, type TimedDay, type TimedStop, timedDay } from "../plans/day-times";
import { isPlaced, type PlacedStop } from "../quests/quest";

/** When the walk begins where there is no date yet. */
export const USUAL_START = "10:00";

export interface Walk extends TimedDay {
  start: string;
  /** Parts of the walk in order, each with its length. */
  parts: readonly Part[];
  /** Index in `stops` of the stop that the longest leg leads to; `null` where there is none. */
  slowest: number | null;
  stayMin: number;
  waitMin: number;
}

export interface Part {
  kind: "stop" | "walking" | "waiting" | "closed";
  min: number;
  /** The stop it happens at, or leads to. */
  stopId: string;
}

export function walkOf(stops: readonly QuestStop[], start: string): Walk {
  const timed = timedDay(dayOf(stops, start), "walk");
  const parts = timed.stops.flatMap(partsOf);
  const legs = timed.stops.map(({ way }) => way?.min ?? 0);
  const longest = Math.max(0, ...legs);
  const sum = (kind: Part["kind"]) => parts.reduce((all, part) => all + (part.kind === kind ? part.min : 0), 0);
  return {
    ...timed,
    start,
    parts,
    slowest: longest > 0 ? legs.indexOf(longest) : null,
    stayMin: sum("stop") + sum("closed"),
    waitMin: sum("waiting"),
  };
}

function partsOf({ stop, way, arriveMin, beginMin, leaveMin, isOpen }: TimedStop): Part[] {
  const stopId = stop.id;
  const all: Part[] = [
    { kind: "walking", min: way?.min ?? 0, stopId },
    { kind: "waiting", min: beginMin - arriveMin, stopId },
    { kind: isOpen ? "stop" : "closed", min: leaveMin - beginMin, stopId },
  ];
  return all.filter(({ min }) => min > 0);
}

/** A better order of the stops, by their ids, and what it saves. The first stop stays: there people meet. */
export function betterWalk(stops: readonly QuestStop[], start: string) {
  const placed = stops.filter(isPlaced);
  const day = dayOf(placed, start);
  const [first, ...others] = day.stops ?? [];
  if (!first || others.length < 2) return null;
  const better = betterOrder({ ...day, stops: [{ ...first, locked: true }, ...others] }, "walk");
  return better && { ...better, ids: better.order.map(({ id }) => id) };
}

/** The latest start at which a stop is still open on arrival; `null` where no start helps. */
export function startFor(stops: readonly QuestStop[], stopId: string, start: string): string | null {
  const isOpenAt = (from: string) => walkOf(stops, from).stops.find(({ stop }) => stop.id === stopId)?.isOpen ?? false;
  const begin = minutesOfTime(start);
  const steps = Array.from({ length: DAY_STEPS }, (_, step) => (step + 1) * STEP_MIN);
  const shifts = steps.flatMap((by) => [-by, by]);
  const found = shifts.find((by) => begin + by >= 0 && begin + by < DAY_MIN && isOpenAt(timeOfMinutes(begin + by)));
  return found === undefined ? null : timeOfMinutes(begin + found);
}

const STEP_MIN = 10;
const DAY_MIN = 24 * 60;
const DAY_STEPS = DAY_MIN / STEP_MIN;

function dayOf(stops: readonly QuestStop[], start: string) {
  return { date: "2000-01-01", start, stops: stops.filter(isPlaced).map(planStop) };
}

function planStop({ id, title, lng, lat, stayMin = 0, openFrom, openTo }: PlacedStop): PlanStop {
  // Half of the hours alone say nothing: a check asks for the other one.
  const hours = openFrom && openTo ? { openFrom, openTo } : {};
  return { id, name: title ?? "", lng, lat, stayMin, ...hours };
}
