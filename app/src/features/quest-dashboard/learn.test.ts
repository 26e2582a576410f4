import { expect, it } from "vitest";
import type { StopFigures } from "~/api/schema";
import type { DateGuest } from "~/sync/door/guest-list";
import { shareOf, worstStop } from "./drop-out";
import { daysCsv, stopsCsv } from "./figures-csv";
import { indexGuests } from "./find-guests";
import { findRows } from "./find-rows";
import { weeksOf } from "./weeks";

const DAY = { bookings: 0, started: 0, finished: 0, reviews: 0, stars: 0 };

it("days become thirteen weeks that begin on Mondays, with those in which nothing happened", () => {
  const days = [
    { ...DAY, day: "2026-08-30", seats: 9, views: 9 },
    { ...DAY, day: "2026-11-22", seats: 2, views: 10 },
    { ...DAY, day: "2026-11-23", seats: 1, views: 3, started: 2, finished: 1 },
    { ...DAY, day: "2026-11-26", seats: 4, views: 5 },
  ];
  const weeks = weeksOf(days, Date.parse("2026-11-26T12:00:00Z"));
  expect(weeks).toHaveLength(13);
  expect(new Set(weeks.map(({ label }) => label)).size).toBe(13);
  expect(weeks.at(-1)).toMatchObject({ seats: 5, views: 8, started: 2, finished: 1 });
  expect(weeks.at(-2)).toMatchObject({ seats: 2, views: 10 });
  expect(weeks.reduce((sum, { seats }) => sum + seats, 0)).toBe(7);
});

it("the stop after which most give up is named with a reason, unless few do", () => {
  const stop = (stopId: string, reached: number, left: number, wrong = 0): StopFigures => ({
    ...{ stopId, reached, left, wrong, hints: 0 },
  });
  const stops = [stop("a", 20, 1), stop("b", 19, 3, 40), stop("c", 16, 0)];
  expect(worstStop({ stops })).toMatchObject({ stop: { stopId: "b" }, oneIn: 6, reason: "hard" });
  expect(worstStop({ stops: [stop("a", 20, 4), stop("b", 16, 0)] })?.reason).toBe("far");
  expect(worstStop({ stops: [stop("a", 20, 0), stop("b", 20, 5)] })?.reason).toBe("last");
  expect(worstStop({ stops: [stop("a", 200, 2)] })).toBeUndefined();
  expect(shareOf(stop("a", 3, 0), { started: 4 })).toBe(0.75);
  expect(shareOf(stop("a", 0, 0), { started: 0 })).toBe(0);
});

it("figures of days and stops go into table files", () => {
  const days = [{ ...DAY, day: "2026-11-26", seats: 4, views: 5 }];
  expect(daysCsv({ days })).toBe("day,views,bookings,seats,started,finished,reviews,stars\r\n2026-11-26,5,0,4,0,0,0,0");
  const stops = [{ stopId: "a", reached: 20, left: 1, wrong: 3, hints: 2 }];
  expect(stopsCsv({ stops }, new Map([["a", "=Gate"]])).split("\r\n")[1]).toBe("1,'=Gate,20,1,3,2");
});

it("guests are found by the beginnings of their names, without accents and in any order", () => {
  const guest = (name: string, seatNames: string[]) => ({ name, data: { seatNames } }) as unknown as DateGuest;
  const index = indexGuests([guest("Zoë Núñez", ["Ben"]), guest("Ann Vale", [])]);
  const found = (typed: string) => findRows(index, typed).map(({ name }) => name);
  expect(found("")).toHaveLength(2);
  expect(found("nun zo")).toEqual(["Zoë Núñez"]);
  expect(found("BEN")).toEqual(["Zoë Núñez"]);
  expect(found("ale")).toEqual([]);
});
