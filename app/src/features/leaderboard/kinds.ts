/** Kinds of what points are given for: each has a colour, and a part of the bar. */
import type { PointsEntry, PointsRule } from "~/core";

export const KINDS = ["quests", "lists", "hangouts"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<PointsRule, Kind> = {
  questStop: "quests",
  questFinished: "quests",
  questPlayed: "quests",
  itemTogether: "lists",
  itemAlone: "lists",
  hangoutAttended: "hangouts",
  hangoutHosted: "hangouts",
  drove: "hangouts",
};

/** Points of each kind; taken back ones make a kind smaller, never less than nothing. */
export function pointsByKind(lines: readonly PointsEntry[]): Record<Kind, number> {
  const sums = { quests: 0, lists: 0, hangouts: 0 };
  for (const { rule, points } of lines) sums[KIND_OF[rule]] += points;
  for (const kind of KINDS) sums[kind] = Math.max(0, sums[kind]);
  return sums;
}

export const colourOf: Record<Kind, string> = {
  quests: "var(--hue-culture)",
  lists: "var(--hue-travel)",
  hangouts: "var(--sun)",
};

const DAY_MS = 86_400_000;

/** Days of lines with their lines, the newest day first. */
export function byDay(lines: readonly PointsEntry[]): { date: string; lines: PointsEntry[] }[] {
  const days = new Map<number, PointsEntry[]>();
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line]);
  const ordered = [...days].sort(([a], [b]) => b - a);
  return ordered.map(([day, of]) => ({ date: dateOf(day), lines: of }));
}

/** The date of a day that is counted from 1970. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The seven days of the present week from its Monday, counted from 1970; of a week before or after it by `weeks`. */
export function daysOfWeek(nowMs: number, weeks = 0): number[] {
  const today = Math.floor(nowMs / DAY_MS);
  // 1970-01-01 was a Thursday.
  const monday = today - ((today + 3) % 7) + 7 * weeks;
  return Array.from({ length: 7 }, (_, at) => monday + at);
}

/** Milliseconds until weeks begin anew: Monday 00:00 UTC. */
export function untilNextWeekMs(nowMs: number): number {
  const MONDAY_MS = 4 * DAY_MS;
  const WEEK_MS = 7 * DAY_MS;
  return WEEK_MS - ((nowMs - MONDAY_MS) % WEEK_MS);
}
