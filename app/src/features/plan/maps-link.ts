import type { PlanDay, PlanMode } from "~/core";

const TRAVEL_MODE: Record<PlanMode, string> = {
  walk: "walking",
  bike: "bicycling",
  car: "driving",
  "transit-estimate": "transit",
};

/** Stops between the first and the last that a link for Google Maps may name. */
const MAPS_BETWEEN_MAX = 9;

/** Address that opens a day as directions in Google Maps; `null` where there are no two stops, or more than it takes. */
export function mapsLink({ stops = [] }: PlanDay, mode: PlanMode): string | null {
  const points = stops.map(({ lat, lng }) => `${lat},${lng}`);
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last || rest.length > MAPS_BETWEEN_MAX) return null;
  const query = new URLSearchParams({ api: "1", origin: first, destination: last, travelmode: TRAVEL_MODE[mode] });
  if (rest.length > 0) query.set("waypoints", rest.join("|"));
  return `https://www.google.com/maps/dir/?${query}`;
}
