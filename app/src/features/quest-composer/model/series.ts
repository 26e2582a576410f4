/** Dates of a quest that repeat: found among its sessions, so that it stays true when one of them is changed. Pure. */
import type { Versioned } from "~/api/schema";
import type { QuestSession } from "~/core";
import { type RecurrenceRule, type Weekday, weekdayOf, weekdays } from "~/ui/recurrence/rule";
import type { EventTime } from "~/ui/time/event-time";
import { addDays, daysBetween, wallTimeAt } from "~/ui/time/zoned-time";

export type Dated = Versioned<QuestSession>;

export interface Series {
  /** In the order of their dates. */
  sessions: readonly Dated[];
  start: EventTime & { allDay: false };
  /** `null` for a date that stands alone. */
  rule: RecurrenceRule | null;
}

/** Fewer dates than this are no series. */
const SERIES_MIN = 3;

/** Groups dates at the same time of day into series; what fits into none stands alone. */
export function seriesOf(sessions: readonly Dated[]): readonly Series[] {
  const groups = new Map<string, Timed[]>();
  for (const session of sessions.filter(hasTime)) {
    const key = keyOf(session);
    groups.set(key, [...(groups.get(key) ?? []), session]);
  }
  return [...groups.values()].flatMap(splitGroup).sort((a, b) => a.start.startsAt.localeCompare(b.start.startsAt));
}

type Timed = Dated & { data: { startsAt: string; endsAt: string } };

function hasTime(session: Dated): session is Timed {
  const { startsAt, endsAt, status } = session.data;
  return startsAt !== undefined && endsAt !== undefined && status !== "cancelled";
}

const zoneOf = ({ data }: Dated) => data.timeZone ?? "UTC";

function keyOf(session: Timed): string {
  const { startsAt, endsAt } = session.data;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return `${zoneOf(session)} ${wallTimeAt(startsAt, zoneOf(session)).time} ${minutes}`;
}

function splitGroup(group: readonly Timed[]): Series[] {
  const sorted = [...group].sort((a, b) => a.data.startsAt.localeCompare(b.data.startsAt));
  const dates = sorted.map((session) => wallTimeAt(session.data.startsAt, zoneOf(session)).date);
  const rule = ruleOf(dates);
  return rule ? [seriesFrom(sorted, rule)] : sorted.map((session) => seriesFrom([session], null));
}

function seriesFrom(sessions: readonly Timed[], rule: RecurrenceRule | null): Series {
  const [first] = sessions as [Timed];
  const { startsAt, endsAt } = first.data;
  return { sessions, rule, start: { allDay: false, startsAt, endsAt, timeZone: zoneOf(first) } };
}

/** The weekly rule that comes to exactly these dates; `null` where more would be left out than take place. */
function ruleOf(dates: readonly string[]): RecurrenceRule | null {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || dates.length < SERIES_MIN || new Set(dates).size < dates.length) return null;
  const days = weekdays.filter((day) => dates.some((date) => weekdayOf(date) === day));
  const every = days.length === 1 ? intervalOf(dates) : 1;
  const expected = datesBetween(first, last, days, every);
  const except = expected.filter((date) => !dates.includes(date));
  if (except.length > dates.length / 2) return null;
  return { every, unit: "week", weekdays: days, monthBy: "day", ends: { kind: "on", date: last }, except };
}

/** Weeks that lie between any two of the dates, all of the same weekday. */
function intervalOf(dates: readonly string[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const first = dates[0] ?? "";
  return dates.reduce((all, date) => gcd(all, daysBetween(first, date) / 7), 0) || 1;
}

function datesBetween(first: string, last: string, days: readonly Weekday[], every: number): string[] {
  const count = daysBetween(first, last) + 1;
  const all = Array.from({ length: count }, (_, at) => at).filter((at) => days.length > 1 || at % (7 * every) === 0);
  return all.map((at) => addDays(first, at)).filter((date) => days.includes(weekdayOf(date)));
}
