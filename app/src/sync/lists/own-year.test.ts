import { expect, it } from "vitest";
import type { SavedList } from "~/state/lists";
import { ownYear } from "./own-year";

const lists = (...years: number[]) => years.map((year) => ({ id: String(year), data: { year } }) as SavedList);

it.each([
  ["the present year's list", [2027, 2026], "2026-11-22", 2026],
  ["the list there is, in a year that has none", [2027], "2026-11-22", 2027],
  ["the year people plan for in autumn, without a list", [], "2026-11-22", 2027],
  ["the present year in summer, without a list", [], "2026-06-01", 2026],
])("adds to %s", (_, years, day, expected) => {
  expect(ownYear(lists(...years), new Date(`${day}T12:00:00`))).toBe(expected);
});
