import { expect, it } from "vitest";
import { abbreviated, diameterPx } from "./cluster-style";

it.each([
  [2, "2"],
  [999, "999"],
  [1_000, "1k"],
  [1_249, "1.2k"],
  [9_949, "9.9k"],
  [9_951, "10k"],
  [135_233, "135k"],
  [999_499, "999k"],
  [999_500, "1M"],
  [12_300_000, "12M"],
])("abbreviates %d as %s", (count, text) => {
  expect(abbreviated(count)).toBe(text);
});

it("sizes circles by the digits of their count", () => {
  expect([2, 10, 100, 1_000, 10_000, 1_000_000].map(diameterPx)).toEqual([53, 56, 66, 78, 90, 90]);
});
