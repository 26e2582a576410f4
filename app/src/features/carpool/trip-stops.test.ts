import { expect, test } from "vitest";
import { callHref, daysOf, type TripStop } from "./trip-stops";

test("a number is called without what people write between the digits", () => {
  expect(callHref("+49 (30) 12-34")).toBe("tel:+49301234");
  expect(callHref("ask at the bar")).toBeUndefined();
  expect(callHref(undefined)).toBeUndefined();
});

test("the day of a trip is that of the hangout, whenever the car left before the hangout moved", () => {
  const start = (at: string): TripStop[] => [{ id: "start", kind: "start", title: "", spot: {} as never, at }];
  const way = { targetTime: "2026-12-19T11:00:00.000Z" } as never;
  expect(daysOf(way, start("2026-12-19T07:10:00.000Z"), "Europe/Berlin")).toEqual({ day: "2026-12-19" });
  expect(daysOf(way, start("2026-12-18T22:30:00.000Z"), "Europe/Berlin")).toEqual({
    day: "2026-12-19",
    leavesOn: "2026-12-18",
  });
  // On the clocks of the hangout, not on those of the device.
  expect(daysOf(way, start("2026-12-18T23:30:00.000Z"), "Europe/Berlin").leavesOn).toBeUndefined();
  expect(daysOf({} as never, start("2026-12-18T12:00:00.000Z"), "UTC").day).toBe("2026-12-18");
});
