import { expect, it } from "vitest";
import { daysLeft, plannedYear } from "./planned-year";

it("is the present year until September, and the next one from October", () => {
  expect(plannedYear(new Date(2026, 8, 30))).toBe(2026);
  expect(plannedYear(new Date(2026, 9, 1))).toBe(2027);
  expect(plannedYear(new Date(2026, 11, 31))).toBe(2027);
});

it("counts the days that are left with today, whatever the hour and the change of clocks", () => {
  expect(daysLeft(2026, new Date(2026, 10, 23, 23, 59))).toBe(39);
  expect(daysLeft(2026, new Date(2026, 11, 31, 12))).toBe(1);
  expect(daysLeft(2026, new Date(2026, 2, 1))).toBe(306);
  expect(daysLeft(2025, new Date(2026, 0, 1))).toBe(0);
});
