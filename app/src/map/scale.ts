/** The length of a map's scale bar. Pure. */
import type { Units } from "~/ui/format";
import { type View, worldPx } from "./view";

/** Length of the equator, WGS 84. */
const EQUATOR_KM = 40_075.017;
const KM_PER_MILE = 1.609344;
const KM_PER_FOOT = 0.0003048;
/** Below this many feet a way is told in feet, from there on in miles. */
const FEET_MAX = 1_000;
/** The bar is at most this long, in pixels. */
const BAR_PX = 96;

export interface Scale {
  km: number;
  widthPx: number;
}

/** The longest round distance that the bar has room for, measured in the middle of the view. */
export function scaleOf(view: View, units: Units): Scale {
  const kmPerPx = (EQUATOR_KM * Math.cos((view.latitude * Math.PI) / 180)) / worldPx(view);
  const unitKm = unitFor(BAR_PX * kmPerPx, units);
  const km = roundDown((BAR_PX * kmPerPx) / unitKm) * unitKm;
  return { km, widthPx: km / kmPerPx };
}

function unitFor(km: number, units: Units): number {
  if (units === "metric") return 1;
  return km < FEET_MAX * KM_PER_FOOT ? KM_PER_FOOT : KM_PER_MILE;
}

/** The greatest of 1, 2, 5, 10, 20, 50, … that is not more; below one 0.5, 0.2, 0.1, … */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2].find((each) => each * power <= value) ?? 1;
  return step * power;
}
