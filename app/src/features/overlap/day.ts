/** A day made of what two people both want: the core chooses and orders, this asks it and reads its answer. Pure. */
import type { Activity } from "~/core";
import type { ChosenStops } from "~/core/plan";
import { distanceKm, type Point } from "~/sync/geo";
import type { Pair } from "~/sync/overlap/overlap";

export type Way = "walk" | "bike" | "car";

export interface DayWish {
  hours: number;
  stayMin: number;
  way: Way;
}

/** Beginning of days: at ten, in minutes of the day. */
export const BEGIN_MIN = 600;

export interface Visit {
  activity: Activity;
  arriveMin: number;
  leaveMin: number;
  /** Minutes on the way from the one before. */
  wayMin: number;
}

export interface Day {
  visits: Visit[];
  /** Activities that have a place but do not fit. */
  left: Activity[];
  wayMin: number;
  lengthMin: number;
  /** Proven that no other choice gives more. */
  isExact: boolean;
}

/** One's own side of what both want, as far as it is somewhere. */
export function placed(pairs: readonly Pair[]): Activity[] {
  return pairs.flatMap(({ mine, theirs }) => {
    const place = mine.place ?? theirs.place;
    return place ? [{ ...mine, place }] : [];
  });
}

/** The position at which the reader's days begin. */
export interface Base {
  /** The area where they live. */
  home: Point | undefined;
  /** Degrees east in which their clock has noon at midday: a rough longitude, known without asking anybody. */
  clockLng: number;
}

/** Distance that somebody travels for a day, there and back, at most. */
const DAY_TRIP_MAX_KM = 400;
/** Degrees between a clock and the places that keep its time: China, the widest, has one for 62 degrees. */
const CLOCK_MAX_DEG = 50;
const SEVERAL_DAYS =
  /\b(days|nights|weeks|months|trek\w*|expedition|road ?trip|interrail|camino|everest|kilimanjaro|tage|nächte|wochen|monate|jakobsweg)\b/i;

/** Returns `true` if an activity can be done on one day by somebody who comes from there. */
export function isForADay({ title, place }: Activity, { home, clockLng }: Base): boolean {
  if (!place || SEVERAL_DAYS.test(title)) return false;
  if (home) return distanceKm(home, place) <= DAY_TRIP_MAX_KM;
  const turn = Math.abs(place.lng - clockLng) % 360;
  return Math.min(turn, 360 - turn) <= CLOCK_MAX_DEG;
}

type Choose = typeof import("~/core/plan").chooseStops;

/** The day that gives both most within the hours; empty where nothing fits. */
export function dayOf(choose: Choose, wanted: readonly Activity[], { hours, stayMin, way }: DayWish, base: Base): Day {
  const stops = wanted.filter((stop) => isForADay(stop, base));
  if (stops.length === 0) return { visits: [], left: [...wanted], wayMin: 0, lengthMin: 0, isExact: false };
  const candidates = stops.map(({ place }) => ({
    lng: place?.lng ?? 0,
    lat: place?.lat ?? 0,
    wishes: [1, 1],
    stayMin,
  }));
  const chosen = choose(candidates, { timeMin: hours * 60, startMin: BEGIN_MIN, mode: way });
  const { visits, travelMin, endMin } = chosen.schedule;
  return {
    visits: read(visits, chosen.order, stops),
    left: wanted.filter((stop) => !chosen.order.some((at) => stops[at] === stop)),
    wayMin: travelMin,
    lengthMin: visits.length === 0 ? 0 : endMin - BEGIN_MIN,
    isExact: chosen.isExact,
  };
}

function read(
  visits: ChosenStops["schedule"]["visits"],
  order: readonly number[],
  stops: readonly Activity[],
): Visit[] {
  return visits.flatMap(({ arriveMin, leaveMin }, at) => {
    const activity = stops[order[at] ?? -1];
    const before = visits[at - 1]?.leaveMin ?? arriveMin;
    return activity ? [{ activity, arriveMin, leaveMin, wayMin: arriveMin - before }] : [];
  });
}
