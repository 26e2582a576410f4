/** Distances one may ask for, round in the reader's own unit. Pure. */
import { type Units, unitsOf } from "~/ui/format";
import { locale } from "~/ui/words/language";

/** Distances to choose from in km, as the address has them, each with the round miles shown instead. */
const MILES_BY_KM: Readonly<Record<number, number>> = { 5: 3, 25: 15, 100: 60, 500: 300 };
const KM_PER_MILE = 1.609344;

export const WITHIN_KM: readonly number[] = Object.keys(MILES_BY_KM).map(Number);

/** The distance in km that a choice means: for readers who measure in miles, that of its round miles. */
export function reachKm(within: number, units: Units = unitsOf(locale())): number {
  const miles = MILES_BY_KM[within];
  return units === "imperial" && miles !== undefined ? miles * KM_PER_MILE : within;
}
