import type { PlanDay, PlanMode } from "~/core";

const GOOGLE_MODE: Record<PlanMode, string> = {
  walk: "walking",
  bike: "bicycling",
  car: "driving",
  "transit-estimate": "transit",
};
const APPLE_MODE: Record<PlanMode, string> = {
  walk: "walking",
  bike: "cycling",
  car: "driving",
  "transit-estimate": "transit",
};

/** Stops that one link may name: the first, the last, and nine between. */
const STOPS_MAX = 11;

/** Directions along some stops of a day, in apps of maps. */
export interface MapsLinks {
  /** Numbers of the first and the last stop. */
  from: number;
  to: number;
  google: string;
  apple: string;
}

/** Addresses that open a day as directions; several where a link takes no more stops, each from where the last one ends. Pure. */
export function mapsLinks({ stops = [] }: PlanDay, mode: PlanMode): MapsLinks[] {
  const points = stops.map(({ lat, lng }) => `${lat},${lng}`);
  const links: MapsLinks[] = [];
  for (let at = 0; at < points.length - 1; at += STOPS_MAX - 1) {
    const part = points.slice(at, at + STOPS_MAX);
    links.push({ from: at + 1, to: at + part.length, google: inGoogle(part, mode), apple: inApple(part, mode) });
  }
  return links;
}

function inGoogle(points: readonly string[], mode: PlanMode): string {
  const query = new URLSearchParams({ api: "1", ...ends("origin", points), travelmode: GOOGLE_MODE[mode] });
  if (points.length > 2) query.set("waypoints", points.slice(1, -1).join("|"));
  return `https://www.google.com/maps/dir/?${query}`;
}

function inApple(points: readonly string[], mode: PlanMode): string {
  const query = new URLSearchParams({ ...ends("source", points), mode: APPLE_MODE[mode] });
  for (const point of points.slice(1, -1)) query.append("waypoint", point);
  return `https://maps.apple.com/directions?${query}`;
}

const ends = (start: string, points: readonly string[]) => ({
  [start]: points[0] ?? "",
  destination: points.at(-1) ?? "",
});
