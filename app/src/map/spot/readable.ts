import type { Spot } from "./spot-map";

/** A position as people read and paste it, to the metre. */
export function readable({ lat, lng }: Spot): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
