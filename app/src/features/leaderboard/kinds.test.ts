import { expect, it } from "vitest";
import type { PointsEntry } from "~/core";
import { byDay, dateOf, daysOfWeek, pointsByKind, untilNextWeekMs } from "./kinds";

const line = (rule: PointsEntry["rule"], points: number, day = 20_000): PointsEntry => ({
  uid: "ann",
  rule,
  subject: "s",
  points,
  offered: points,
  evidence: { kind: "list", grade: "D" },
  day,
  week: 2857,
  at: "2024-10-04T10:00:00.000Z",
});

it("points are added up by kind, and taken back ones never make less than nothing", () => {
  const lines = [
    line("questStop", 30),
    line("questPlayed", 2),
    line("itemAlone", 5),
    line("itemAlone", -10),
    line("drove", 5),
  ];
  expect(pointsByKind(lines)).toEqual({ quests: 32, lists: 0, hangouts: 5 });
});

it("lines stand under their day, the newest first", () => {
  const days = byDay([line("drove", 1, 0), line("drove", 2, 20_000), line("drove", 3, 0)]);
  expect(days.map(({ date, lines }) => [date, lines.length])).toEqual([
    ["2024-10-04", 1],
    ["1970-01-01", 2],
  ]);
});

it("weeks begin on Monday in UTC", () => {
  const left = (iso: string) => untilNextWeekMs(Date.parse(iso)) / 3_600_000;
  expect(left("2026-11-29T23:00:00Z")).toBe(1);
  expect(left("2026-11-30T00:00:00Z")).toBe(7 * 24);
});

it("a week has its days from Monday to Sunday", () => {
  const days = (iso: string, weeks = 0) => daysOfWeek(Date.parse(iso), weeks).map(dateOf);
  expect(days("2026-11-29T23:00:00Z")).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`));
  expect(days("2026-11-30T00:00:00Z")[0]).toBe("2026-11-30");
  expect(days("2026-11-30T00:00:00Z", -1).at(-1)).toBe("2026-11-29");
});
