/** Length of a quest and the time it takes, estimated as the planner of the core does. Pure. */
import type { Quest } from "~/core";
import { distanceKm } from "../geo";
import { isPlaced, type PlacedStop } from "./quest";

/** Length of a way over that of the straight line. */
const DETOUR_FACTOR = 1.25;
const WALK_KMH = 4.8;

export interface Leg {
  /** Along the way. */
  km: number;
  minutes: number;
}

export interface QuestRoute {
  stops: readonly PlacedStop[];
  /** The way to each stop from the one before; one less than there are stops. */
  legs: readonly Leg[];
  km: number;
  walkMinutes: number;
  /** Walking, and staying at the stops. */
  minutes: number;
}

/** The route through all stops that have a position. */
export function routeOf({ stops: all = [] }: Pick<Quest, "stops">): QuestRoute {
  const stops = all.filter(isPlaced);
  const legs = stops.slice(1).map((stop, at) => legBetween(stops[at] ?? stop, stop));
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const walkMinutes = (km / WALK_KMH) * 60;
  const stayMinutes = all.reduce((sum, { stayMin = 0 }) => sum + stayMin, 0);
  return { stops, legs, km, walkMinutes, minutes: walkMinutes + stayMinutes };
}

function legBetween(from: PlacedStop, to: PlacedStop): Leg {
  const km = distanceKm(from, to) * DETOUR_FACTOR;
  return { km, minutes: (km / WALK_KMH) * 60 };
}

/** A length as exact as an estimate is: to ten metres. */
export function roughKm(km: number): number {
  return Math.round(km * 100) / 100;
}
