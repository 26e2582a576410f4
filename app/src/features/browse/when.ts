/** Days that quests with dates are looked for on, as the address has them. Pure. */
import type { QuestDate } from "~/api/schema";
import { weekOf } from "~/ui/time/week";
import { addDays, deviceZone, todayIn, wallTimeAt } from "~/ui/time/zoned-time";

export const WHEN_DAYS = [7, 30, 90] as const;

/** This weekend, a number of days from now on, or one day as "2026-11-28". */
export type When = "weekend" | (typeof WHEN_DAYS)[number] | `${number}-${number}-${number}`;

/** Days, both included, as "2026-11-28". */
export interface Days {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_DAYS = 7;
/** Offsets from UTC are at most this far apart from each other. */
const OFFSETS_MAX_MS = 26 * 3_600_000;

/** Reads what the address says; `null` for nothing, or for what is no day. */
export function whenFrom(text: string | null): When | null {
  if (text === "weekend") return text;
  const days = WHEN_DAYS.find((each) => String(each) === text);
  return days ?? (text && isDay(text) ? (text as When) : null);
}

/** True for one day that was chosen. */
export function isDay(when: unknown): when is `${number}-${number}-${number}` {
  return typeof when === "string" && DAY.test(when) && !Number.isNaN(Date.parse(when));
}

/** The days that are meant, as the calendar of the device has them. */
export function daysOf(when: When, nowMs: number): Days {
  if (isDay(when)) return { from: when, to: when };
  const today = todayIn(deviceZone(), nowMs);
  if (when === "weekend") return weekendFrom(today);
  return { from: today, to: addDays(today, Number(when)) };
}

/** The weekend that goes on, or else the next one. */
function weekendFrom(today: string): Days {
  const { weekend } = weekOf();
  const isFree = (date: string) => (weekend as readonly number[]).includes(new Date(`${date}T00:00Z`).getUTCDay());
  const coming = Array.from({ length: 2 * WEEK_DAYS }, (_, ahead) => addDays(today, ahead));
  const from = coming.find(isFree) ?? today;
  const after = coming.find((date) => date > from && !isFree(date)) ?? addDays(from, 1);
  return { from, to: addDays(after, -1) };
}

/**
 * A test for dates that begin on one of these days, on the calendar of their own place. Zones are asked only near the
 * edges: all dates of 30 000 quests are judged with each key that is typed.
 */
export function beginsOn({ from, to }: Days): (date: QuestDate) => boolean {
  const startMs = midnightMs(from);
  const endMs = midnightMs(addDays(to, 1));
  return ({ startsAt, timeZone }) => {
    const ms = Date.parse(startsAt);
    if (ms < startMs - OFFSETS_MAX_MS || ms >= endMs + OFFSETS_MAX_MS) return false;
    if (ms >= startMs + OFFSETS_MAX_MS && ms < endMs - OFFSETS_MAX_MS) return true;
    const { date } = wallTimeAt(startsAt, timeZone ?? deviceZone());
    return date >= from && date <= to;
  };
}

/** Midnight of a day on the device. */
const midnightMs = (date: string) => Date.parse(`${date}T00:00:00`);
