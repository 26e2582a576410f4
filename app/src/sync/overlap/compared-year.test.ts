import { expect, it } from "vitest";
import { comparedYear } from "./compared-year";

it.each([
  ["the present year, where both have it", [2027, 2026], [2026, 2027], 2026],
  ["the next year, where only that is on both sides", [2027], [2026, 2027], 2027],
  ["the friend's newest year, where nothing is on both sides", [2026], [2025, 2027], 2027],
  ["one's own, where the friend shows none", [2027], [], 2027],
  ["the present year, where there is none at all", [], [], 2026],
])("compares %s", (_, own, theirs, expected) => {
  expect(comparedYear(own, theirs, 2026)).toBe(expected);
});
