/** A day made of what two people both want: the core chooses and orders, this asks it and reads its answer. Pure. */
import type { Activity } from "~/core";
import type { ChosenStops } from "~/core/plan";
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

type Choose = typeof import("~/core/plan").chooseStops;

/** The day that gives both most within the hours; empty where nothing fits. */
export function dayOf(choose: Choose, stops: readonly Activity[], { hours, stayMin, way }: DayWish): Day {
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
    left: stops.filter((_, at) => !chosen.order.includes(at)),
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
