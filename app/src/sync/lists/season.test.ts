import { expect, it } from "vitest";
import type { Activity } from "~/core";
import { fitsFrom, isOverdue, monthsOf } from "./season";

const wish = (title: string, more: Partial<Activity> = {}): Activity => ({ id: "a", title, status: "wish", ...more });

it("knows what happens at its own time of the year", () => {
  expect(monthsOf(wish("Watch the Perseids"))).toEqual([8]);
  expect(monthsOf(wish("Im See schwimmen"))).toContain(7);
  expect(monthsOf(wish("Swim in the sea", { place: { name: "Bondi", lat: -33.9, lng: 151.3 } }))).toContain(1);
  expect(monthsOf(wish("Learn to sail"))).toBeUndefined();
  expect(monthsOf(wish("Watch the Perseids", { targetMonth: 7 }))).toEqual([7]);
});

it("offers nothing in November whose time is over", () => {
  expect(fitsFrom(wish("Watch the Perseids"), 11)).toBe(false);
  expect(fitsFrom(wish("Visit a Christmas market"), 11)).toBe(true);
  expect(fitsFrom(wish("Kyoto", { targetMonth: 4 }), 11)).toBe(false);
  expect(fitsFrom(wish("Learn to sail"), 11)).toBe(true);
});

it("knows a wish whose month has passed", () => {
  const now = new Date(2026, 10, 26);
  expect(isOverdue(wish("Kyoto", { status: "planned", targetMonth: 4 }), 2026, now)).toBe(true);
  expect(isOverdue(wish("Kyoto", { targetMonth: 11 }), 2026, now)).toBe(false);
  expect(isOverdue(wish("Kyoto", { targetMonth: 4 }), 2027, now)).toBe(false);
  expect(isOverdue(wish("Kyoto", { targetMonth: 4, status: "done" }), 2026, now)).toBe(false);
});
