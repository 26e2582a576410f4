/** Days, times of day and time zones as the reader writes them. */
import { clock } from "../format";
import { locale } from "../words/language";
import { minutesOfTime } from "./parse-time";
import cities from "./zone-cities.json";
import { wallTimeAt } from "./zoned-time";

/** A day among others of the near future, "Sat, 28 Nov". */
export function shortDay(date: string, language: string = locale()): string {
  return format(date, { weekday: "short", day: "numeric", month: "short" }, language);
}

/** A day as a field shows it, "Sat, 28 Nov 2026". */
export function fieldDay(date: string, language: string = locale()): string {
  return format(date, { weekday: "short", day: "numeric", month: "short", year: "numeric" }, language);
}

/** A day as it is read aloud, "Saturday, 28 November 2026". */
export function longDay(date: string, language: string = locale()): string {
  return format(date, { dateStyle: "full" }, language);
}

/** A day of a year that goes without saying, "28 November". */
export function dayAndMonth(date: string, style: "long" | "short" = "long", language: string = locale()): string {
  return format(date, { day: "numeric", month: style }, language);
}

/** A month, "November 2026". */
export function monthAndYear(date: string, language: string = locale()): string {
  return format(date, { month: "long", year: "numeric" }, language);
}

export function format(date: string, options: Intl.DateTimeFormatOptions, language: string): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(`${date}T00:00Z`));
}

/** A time of day, "16:30" or "4:30 pm", from "16:30". */
export function timeText(time: string): string {
  return clock(minutesOfTime(time));
}

/** A time of day that clocks in a zone show at an instant; with the day where it is another one than `beside`. */
export function timeInZone(instant: string, zone: string, beside?: string): string {
  const { date, time } = wallTimeAt(instant, zone);
  return beside === undefined || beside === date ? timeText(time) : `${shortDay(date)}, ${timeText(time)}`;
}

type ZoneFacts = readonly [country: string, english: string, german?: string];
const FACTS = cities as unknown as Readonly<Record<string, ZoneFacts | undefined>>;

/** The city that a time zone is named after, "Lisbon". */
export function zoneCity(zone: string, language: string = locale()): string {
  const [, english = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone, german] = FACTS[zone] ?? [];
  return language.startsWith("de") && german ? german : english;
}

/** The country that a time zone is named after a city of, "Portugal"; empty for zones of none, such as UTC. */
export function zoneCountry(zone: string, language: string = locale()): string {
  const [country] = FACTS[zone] ?? [];
  return country ? (new Intl.DisplayNames(language, { type: "region" }).of(country) ?? "") : "";
}

/** An offset, "UTC+5:30". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest > 0 ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
