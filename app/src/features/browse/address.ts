/** Part of the map's view that the page's address holds, so that it can be shared and come back to. Pure. */
import type { View } from "~/map/view";

const DIGITS = 3;

/** `longitude,latitude,zoom` as the address has it. */
export function viewText({ longitude, latitude, zoom }: View): string {
  return [longitude, latitude, zoom].map((number) => Number(number.toFixed(DIGITS))).join(",");
}

/** The view an address asks for; none where it asks for none, or for one that cannot be. */
export function viewFrom(text: string | null): View | null {
  const numbers = text?.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part))) ?? [];
  const [longitude = Number.NaN, latitude = Number.NaN, zoom = Number.NaN] = numbers;
  const isView =
    numbers.length === 3 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85 && zoom >= 0 && zoom <= 14;
  return isView ? { longitude, latitude, zoom } : null;
}

/** The position of the place that is looked at, `longitude,latitude`. */
export function positionFrom(text: string | null): readonly [longitude: number, latitude: number] | null {
  const view = viewFrom(text === null ? null : `${text},0`);
  return view ? [view.longitude, view.latitude] : null;
}
