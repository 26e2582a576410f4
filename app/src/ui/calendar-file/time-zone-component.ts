/**
 * Writes a VTIMEZONE (RFC 5545, 3.6.5): when clocks in a zone change, and to what. Calendars that know the zone by name
 * ignore it; the others need it. The libraries that have such texts ship all zones, 400 kB, of some past year.
 */
import { Temporal } from "temporal-polyfill";
import { weekdays } from "../recurrence/rule";

/** Years that are looked at: changes that follow a rule in all of them are taken to follow it for good. */
const YEARS = 6;

/** One change of the clocks. */
interface Change {
  /** Date and time on the clock that goes by the offset before the change. */
  wall: Temporal.PlainDateTime;
  before: number;
  after: number;
}

/** The component for a zone from a year on. */
export function timeZoneComponent(zone: string, fromYear: number): string {
  const begin = Temporal.ZonedDateTime.from({ timeZone: zone, year: fromYear, month: 1, day: 1 });
  const ahead = begin.offsetNanoseconds;
  const standard = standardOffset(begin);
  // From long before the first event, so that it has an offset.
  const first = { wall: begin.toPlainDateTime().subtract({ years: 1 }), before: ahead, after: ahead };
  const observances = [observance(first, standard), ...grouped(changesFrom(begin)).map((all) => yearly(all, standard))];
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

function changesFrom(begin: Temporal.ZonedDateTime): Change[] {
  const end = begin.add({ years: YEARS });
  const changes: Change[] = [];
  let change = begin.getTimeZoneTransition("next");
  while (change && Temporal.ZonedDateTime.compare(change, end) < 0) {
    const before = change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const wall = change.toInstant().add({ nanoseconds: before }).toZonedDateTimeISO("UTC").toPlainDateTime();
    changes.push({ wall, before, after: change.offsetNanoseconds });
    change = change.getTimeZoneTransition("next");
  }
  return changes;
}

/** Changes of one kind together where there is one in each year; every other one by itself. */
function grouped(changes: readonly Change[]): Change[][] {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const { wall, before, after } = change;
    const kind = [wall.month, wall.dayOfWeek, wall.toPlainTime(), before, after].join();
    alike.set(kind, [...(alike.get(kind) ?? []), change]);
  }
  return [...alike.values()].flatMap((all) => (all.length === YEARS && nthOf(all) ? [all] : all.map((one) => [one])));
}

/** Ordinal of the day's weekday in the month, in all years: 1 to 4, or −1 for the last. */
function nthOf(changes: readonly Change[]): number | undefined {
  const fromStart = new Set(changes.map(({ wall }) => Math.ceil(wall.day / 7)));
  const fromEnd = new Set(changes.map(({ wall }) => Math.ceil((wall.daysInMonth - wall.day + 1) / 7)));
  if (fromStart.size === 1) return [...fromStart][0];
  return fromEnd.size === 1 ? -([...fromEnd][0] ?? 0) : undefined;
}

function yearly(changes: readonly Change[], standard: number): string[] {
  const [first] = changes;
  if (!first) return [];
  const nth = changes.length === YEARS ? nthOf(changes) : undefined;
  const weekday = weekdays[first.wall.dayOfWeek - 1];
  return observance(
    first,
    standard,
    nth ? `RRULE:FREQ=YEARLY;BYMONTH=${first.wall.month};BYDAY=${nth}${weekday}` : undefined,
  );
}

/** The offset without summer time: the smaller one of January and July. */
function standardOffset(begin: Temporal.ZonedDateTime): number {
  return Math.min(begin.offsetNanoseconds, begin.add({ months: 6 }).offsetNanoseconds);
}

function observance({ wall, before, after }: Change, standard: number, rule?: string): string[] {
  const kind = after > standard ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    ...(rule ? [rule] : []),
    `END:${kind}`,
  ];
}

function offset(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60e9);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${nanoseconds < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
