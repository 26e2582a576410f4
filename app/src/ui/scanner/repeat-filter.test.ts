import { expect, it } from "vitest";
import { RepeatFilter } from "./repeat-filter";

it("hears a code once while it stays in sight, and again after it was away", () => {
  const filter = new RepeatFilter();
  expect(filter.isRepeat("A", 0)).toBe(false);
  expect(filter.isRepeat("A", 2_000)).toBe(true);
  expect(filter.isRepeat("A", 4_000)).toBe(true);
  expect(filter.isRepeat("A", 7_000)).toBe(false);
});

it("hears another code at once", () => {
  const filter = new RepeatFilter();
  filter.isRepeat("A", 0);
  expect(filter.isRepeat("B", 100)).toBe(false);
  expect(filter.isRepeat("A", 200)).toBe(false);
});

it("does not hear the code before a pause again that is still in sight after it", () => {
  const filter = new RepeatFilter();
  filter.isRepeat("A", 0);
  filter.resume(60_000);
  expect(filter.isRepeat("A", 60_100)).toBe(true);
});
