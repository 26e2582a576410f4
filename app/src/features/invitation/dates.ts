/** Days and times of an invitation as its reader writes them, in the time zone of the hangout. */
import { locale } from "~/ui/words/language";
import type { InvitationView, InvitationWhen } from "./model";

const DAY_MS = 86_400_000;

export interface DayParts {
  /** Day of the month, "14". */
  day: string;
  weekday: string;
  month: string;
  /** "Sat 14 Aug", for a row. */
  short: string;
  /** "Saturday 14 August", for a screen reader. */
  long: string;
}

/** Whole days are those of the moment in UTC, wherever the reader is. */
export function zoneOf(when: InvitationWhen): string | undefined {
  return when.allDay ? "UTC" : when.timeZone;
}

function part(
  iso: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
  language: string = locale(),
): string {
  return new Intl.DateTimeFormat(language, { ...options, ...(timeZone ? { timeZone } : {}) }).format(new Date(iso));
}

export function dayParts(iso: string, when: InvitationWhen): DayParts {
  const zone = zoneOf(when);
  return {
    day: new Intl.NumberFormat(locale()).format(
      Number(
        new Intl.DateTimeFormat("en", { day: "numeric", ...(zone ? { timeZone: zone } : {}) }).format(new Date(iso)),
      ),
    ),
    weekday: part(iso, zone, { weekday: "long" }),
    month: part(iso, zone, { month: "short" }).replace(".", ""),
    short: part(iso, zone, { weekday: "short", day: "numeric", month: "short" }),
    long: part(iso, zone, { weekday: "long", day: "numeric", month: "long" }),
  };
}

export function timeOf(iso: string, when: InvitationWhen, language?: string): string {
  return part(iso, zoneOf(when), { hour: "2-digit", minute: "2-digit" }, language);
}

/** A moment such as a deadline, in the reader's own zone. */
export function momentOf(iso: string): string {
  return part(iso, undefined, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}

export function endOf(start: string, durationMin: number | undefined): string | undefined {
  return durationMin === undefined ? undefined : new Date(Date.parse(start) + durationMin * 60_000).toISOString();
}

/** Length of a date without an end, as the server has it. */
const UNENDED_MS = 2 * 3_600_000;

/** True once a date that is set is over, while nobody has said yet who came. */
export function hasPassed({ status, when: { startsAt, endsAt } }: InvitationView, nowMs: number): boolean {
  if (status !== "scheduled" || !startsAt) return false;
  return nowMs >= (endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + UNENDED_MS);
}

/** The month of all dates, "August"; `undefined` where they are in several. */
export function commonMonth(view: InvitationView): string | undefined {
  const zone = zoneOf(view.when);
  const months = new Set(view.options.map(({ start }) => part(start, zone, { month: "long", year: "numeric" })));
  const [first] = view.options;
  return months.size === 1 && first ? part(first.start, zone, { month: "long" }) : undefined;
}

/** True if clocks of the hangout show another time than the reader's at a moment. */
export function isForeign(iso: string, when: InvitationWhen): boolean {
  if (when.allDay || !when.timeZone) return false;
  const shown = (zone?: string) => part(iso, zone, { day: "numeric", hour: "numeric", minute: "2-digit" }, "en");
  return shown(when.timeZone) !== shown();
}

/** The time zone by name, where its clocks show another time than the reader's at one of these moments. */
export function foreignZone(when: InvitationWhen, moments: readonly string[]): string | undefined {
  if (!when.timeZone || !moments.some((iso) => isForeign(iso, when))) return undefined;
  const names = new Intl.DateTimeFormat(locale(), { timeZone: when.timeZone, timeZoneName: "longGeneric" });
  return names.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? when.timeZone;
}

/** Calendar days from now until a moment, in the zone of the hangout; negative when it is over. */
export function daysUntil(iso: string, when: InvitationWhen, nowMs: number): number {
  const zone = zoneOf(when);
  const dayOf = (date: Date) => {
    const text = new Intl.DateTimeFormat("en-CA", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      ...(zone ? { timeZone: zone } : {}),
    }).format(date);
    return Date.parse(`${text}T00:00:00Z`);
  };
  return Math.round((dayOf(new Date(iso)) - dayOf(new Date(nowMs))) / DAY_MS);
}
