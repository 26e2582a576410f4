/** Numbers, dates and distances as the reader writes them. */
import { numberFormat } from "./number-format";
import { type Language, languageStore, locale } from "./words/language";

export function number(value: number): string {
  return numberFormat(locale()).format(value);
}

/** A day, "3 May 2026", from an ISO-8601 moment. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** A day, "3 May", from an ISO-8601 moment; with its year where that is another one than `now`'s. */
export function dayHere(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  if (date.getFullYear() !== now.getFullYear()) return day(iso);
  return date.toLocaleDateString(locale(), { day: "numeric", month: "short" });
}

/** A month of a year, such as "January 2024". */
export function monthOf(iso: string): string {
  return new Date(iso).toLocaleDateString(locale(), { month: "long", year: "numeric" });
}

/**
 * Names of the months. `Intl` knows them too, but the first page shows some, and a slow phone needs a tenth of a second
 * until it has begun to format dates.
 */
const MONTHS: Readonly<Record<Language, Record<"long" | "short", readonly string[]>>> = {
  en: {
    long: "January February March April May June July August September October November December".split(" "),
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  },
  de: {
    long: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
    short: "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(" "),
  },
};

/** The name of a month, 1 to 12; `short` is three letters. */
export function monthName(month: number, style: "long" | "short" = "long"): string {
  return MONTHS[languageStore.getState().language][style][month - 1] ?? "";
}

const MILES_PER_KM = 0.621371;
const FEET_PER_KM = 3280.84;
/** From here on a way is told in miles: nobody thinks of it in feet. */
const FEET_MAX = 1_000;
/** Regions that measure ways in miles. */
const MILES = ["US", "GB", "LR", "MM"];

export type Units = "metric" | "imperial";

/** Unit of distance in the region that a language tag names; without a region it is metric, like most of the world. */
export function unitsOf(tag: string): Units {
  const { region } = new Intl.Locale(tag);
  return region !== undefined && MILES.includes(region) ? "imperial" : "metric";
}

/** A way, "12 km" or "7 mi"; a short one "350 m" or "800 ft". */
export function distance(km: number, units: Units = unitsOf(locale())): string {
  const [value, unit] = units === "imperial" ? inMilesOrFeet(km) : inKilometresOrMetres(km);
  const isLong = unit === "mile" || unit === "kilometer";
  const maximumFractionDigits = isLong && value < 10 ? 1 : 0;
  return numberFormat(locale(), { style: "unit", unit, maximumFractionDigits }).format(value);
}

function inMilesOrFeet(km: number): [value: number, unit: string] {
  const feet = km * FEET_PER_KM;
  return Math.round(feet) < FEET_MAX ? [feet, "foot"] : [km * MILES_PER_KM, "mile"];
}

function inKilometresOrMetres(km: number): [value: number, unit: string] {
  const metres = Math.round(km * 1_000);
  return metres < 1_000 ? [metres, "meter"] : [km, "kilometer"];
}

/** "Ann, Ben and Cem" */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
}

/** A moment, "3 May 2026, 14:05". */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}

const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Elapsed time, "3 hours ago"; within a minute "now". */
export function ago(iso: string, nowMs: number): string {
  const seconds = Math.max(0, (nowMs - Date.parse(iso)) / 1_000);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, "second");
}

/** The size of a file, "12 kB". */
export function fileSize(bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return numberFormat(locale(), { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

/** A length of time, "1 hr, 20 min". */
export function minutes(count: number): string {
  const whole = Math.round(count);
  const part = (value: number, unit: "hour" | "minute") =>
    numberFormat(locale(), { style: "unit", unit }).format(value);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? part(hours, "hour") : "", rest > 0 || hours === 0 ? part(rest, "minute") : ""]
    .filter(Boolean)
    .join(" ");
}

/** A number of hours in full, "1 hour". */
export function hours(count: number): string {
  return numberFormat(locale(), { style: "unit", unit: "hour", unitDisplay: "long" }).format(count);
}

/** A time of day, "10:45", from minutes since midnight. */
export function clock(minute: number): string {
  const time = new Date(Date.UTC(2024, 0, 1, 0, Math.round(minute)));
  return time.toLocaleTimeString(locale(), { timeStyle: "short", timeZone: "UTC" });
}
