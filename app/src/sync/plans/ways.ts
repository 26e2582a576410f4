/** Ways between stops: real ones where a service knows them, else estimates along the straight line. Pure. */
import type { PlanDay, PlanMode, PlanStop } from "~/core";
import { distanceKm } from "../geo";

type Point = Pick<PlanStop, "lng" | "lat">;

/** A way from one stop to the next. */
export interface Way {
  min: number;
  km: number;
  mode: PlanMode;
  /** `false` if it is an estimate. */
  isReal: boolean;
  /** Longitude and latitude of its points, where the streets are known. */
  line?: readonly (readonly [number, number])[];
}

/** A way that a service knows. */
export type KnownWay = Pick<Way, "min" | "km" | "line">;

/** Ways that a service knows, by means of travel and ends. */
export type KnownWays = ReadonlyMap<string, KnownWay>;

export const NO_WAYS: KnownWays = new Map();

/** Kilometres an hour, and how much longer than the straight line the way is: the core's estimates (`plan/travel.rs`). */
const ESTIMATES: Record<PlanMode, { kmh: number; detour: number }> = {
  walk: { kmh: 4.8, detour: 1.25 },
  bike: { kmh: 15, detour: 1.25 },
  car: { kmh: 45, detour: 1.3 },
  "transit-estimate": { kmh: 20, detour: 1.3 },
};

export function wayKey(mode: PlanMode, from: Point, to: Point): string {
  return `${mode} ${from.lng},${from.lat} ${to.lng},${to.lat}`;
}

/** Means of travel to a stop. */
export function modeTo(stop: PlanStop, usual: PlanMode): PlanMode {
  return stop.mode ?? usual;
}

/** The way to a stop from another one. */
export function wayBetween(from: PlanStop, to: PlanStop, usual: PlanMode, known: KnownWays): Way {
  const mode = modeTo(to, usual);
  const way = known.get(wayKey(mode, from, to));
  if (way) return { ...way, mode, isReal: true };
  const { kmh, detour } = ESTIMATES[mode];
  const km = distanceKm(from, to) * detour;
  return { min: (km / kmh) * 60, km, mode, isReal: false };
}

/** Minutes and kilometres from each stop to each, row by row, as the core takes them. */
export function matrixOf(stops: readonly PlanStop[], usual: PlanMode, known: KnownWays) {
  const minutes: number[] = [];
  const kilometres: number[] = [];
  for (const from of stops) {
    for (const to of stops) {
      const way = from === to ? null : wayBetween(from, to, usual, known);
      minutes.push(way?.min ?? 0);
      kilometres.push(way?.km ?? 0);
    }
  }
  return { minutes, kilometres };
}

/** The legs of a day: pairs of stops that follow each other, with the means of travel. */
export function legsOf({ stops = [] }: PlanDay, usual: PlanMode) {
  return stops.flatMap((to, at) => {
    const from = stops[at - 1];
    return from ? [{ from, to, mode: modeTo(to, usual) }] : [];
  });
}
