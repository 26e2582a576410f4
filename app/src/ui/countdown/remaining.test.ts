import { expect, it } from "vitest";
import { announcement, clockText, phaseOf, remainingMs, untilNextSecond } from "./remaining";

it("counts by the server's clock", () => {
  expect(remainingMs(600_000, 0, 0)).toBe(600_000);
  expect(remainingMs(600_000, 0, 90_000)).toBe(510_000);
  expect(remainingMs(600_000, 700_000, -120_000)).toBe(20_000);
  expect(remainingMs(600_000, 700_000, 0)).toBe(0);
});

it("is short in the last two minutes, and over at the end", () => {
  expect([120_001, 120_000, 1, 0].map(phaseOf)).toEqual(["calm", "short", "short", "over"]);
});

it("writes a second that has begun as a whole one", () => {
  expect([558_000, 557_001, 60_000, 59_999, 1, 0, 3_723_000].map(clockText)).toEqual([
    "9:18",
    "9:18",
    "1:00",
    "1:00",
    "0:01",
    "0:00",
    "1:02:03",
  ]);
  expect([558_000, 557_001, 1].map(untilNextSecond)).toEqual([1000, 1, 1]);
});

it("speaks at five, two and one minute, at thirty seconds and at the end", () => {
  const said: number[] = [];
  for (let left = 600_000; left > 0; left -= 1000) {
    const moment = announcement(left, left - 1000);
    if (moment !== null) said.push(moment / 1000);
  }
  expect(said).toEqual([300, 120, 60, 30, 0]);
});

it("says only the last moment when a tab wakes up, and nothing twice", () => {
  expect(announcement(500_000, 45_000)).toBe(60_000);
  expect(announcement(500_000, 0)).toBe(0);
  expect(announcement(0, 0)).toBeNull();
  expect(announcement(300_000, 299_000)).toBeNull();
});
