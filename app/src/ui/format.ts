/** Numbers, dates and distances as the reader writes them. */
import { locale } from "./words";

export function number(value: number): string {
  return value.toLocaleString(locale());
}

/** A day, "3 May 2026", from an ISO-8601 moment. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** The name of a month, 1 to 12. */
export function monthName(month: number, style: "long" | "short" = "long"): string {
  return new Date(Date.UTC(2024, month - 1, 15)).toLocaleDateString(locale(), { month: style, timeZone: "UTC" });
}

const MILES_PER_KM = 0.621371;
/** Regions that measure ways in miles. */
const MILES = ["US", "GB", "LR", "MM"];

export type Units = "metric" | "imperial";

/** What a region measures in, unless its reader chose otherwise. */
export function unitsOf(tag: string): Units {
  const region = new Intl.Locale(tag).maximize().region;
  return region !== undefined && MILES.includes(region) ? "imperial" : "metric";
}

/** A way, "12 km" or "7 mi". */
export function distance(km: number, units: Units = unitsOf(locale())): string {
  const [value, unit] = units === "imperial" ? [km * MILES_PER_KM, "mile"] : [km, "kilometer"];
  return value.toLocaleString(locale(), { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}

/** "Ann, Ben and Cem" */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
}
