import { expect, it } from "vitest";
import type { PlanDay, PlanStop } from "~/core";
import { timedDay } from "~/sync/plans/day-times";
import { NO_WAYS, wayKey } from "~/sync/plans/ways";
import { fixesFor } from "./fixes";

const at = (id: string, km: number, more: Partial<PlanStop> = {}): PlanStop =>
  ({ id, name: id, lat: 0, lng: km / 111.195, stayMin: 60, ...more }) as PlanStop;
const day = (date: string, stops: PlanStop[], more: Partial<PlanDay> = {}): PlanDay => ({ date, stops, ...more });

it("a clash finds a place before the door closes, or another day", () => {
  const stops = [at("a", 0), at("b", 1), at("shop", 1, { openTo: "11:00" })];
  const days = [day("2027-05-12", stops), day("2027-05-13", [at("c", 0)])];
  expect(timedDay(days[0] as PlanDay, "walk").stops[2]?.isOpen).toBe(false);
  const { move, otherDay } = fixesFor(days, "shop", "walk", NO_WAYS);
  expect([move?.at, otherDay?.date]).toEqual([0, "2027-05-13"]);
  const closed = fixesFor(
    [day("2027-05-12", [at("a", 0), at("late", 0, { openTo: "09:30" })])],
    "late",
    "walk",
    NO_WAYS,
  );
  expect(closed).toEqual({ move: null, otherDay: null });
});

it("each leg goes by its own means, along the way that is known", () => {
  const [a, b, c] = [at("a", 0), at("b", 15, { mode: "bike" }), at("c", 20)];
  const known = new Map([[wayKey("walk", b, c), { min: 42, km: 6.5 }]]);
  const [, second, third] = timedDay(day("2027-05-12", [a, b, c]), "walk", known).stops;
  expect(second?.way).toMatchObject({ mode: "bike", isReal: false });
  expect(second?.way?.min).toBeCloseTo(75, 0);
  expect(third?.way).toEqual({ min: 42, km: 6.5, mode: "walk", isReal: true });
  expect(third?.arriveMin).toBeCloseTo((second?.leaveMin ?? 0) + 42, 5);
});
