import { expect, it } from "vitest";
import type { PlanDay, PlanStop } from "~/core";
import { betterOrder, chosenDay, timedDay, withinHours } from "./day-times";

/** Stops along the equator, so many kilometres east of the first. */
const at = (id: string, km: number, more: Partial<PlanStop> = {}): PlanStop =>
  ({ id, name: id, lat: 0, lng: km / 111.195, stayMin: 60, ...more }) as PlanStop;
const day = (stops: PlanStop[], more: Partial<PlanDay> = {}): PlanDay =>
  ({ date: "2027-05-12", stops, ...more }) as PlanDay;

it("times go from stop to stop, and tell a late end and a closed door", () => {
  const timed = timedDay(
    day([at("a", 0), at("b", 4.8, { openTo: "11:00" })], { start: "09:00", end: "12:00" }),
    "walk",
  );
  const [a, b] = timed.stops;
  expect([a?.arriveMin, a?.leaveMin, a?.way]).toEqual([540, 600, null]);
  // 4.8 km at 4.8 km/h, and a quarter more than the straight line.
  expect(b?.way?.min).toBeCloseTo(75, 0);
  expect(b?.way?.km).toBeCloseTo(6, 1);
  expect(timed.lengthKm).toBeCloseTo(6, 1);
  expect(b?.isOpen).toBe(false);
  expect(timed.lateMin).toBe(15);
});

it("one waits for a door that opens later", () => {
  const [only] = timedDay(day([at("a", 0, { openFrom: "10:00" })], { start: "09:00" }), "walk").stops;
  expect([only?.arriveMin, only?.beginMin, only?.leaveMin, only?.isOpen]).toEqual([540, 600, 660, true]);
});

it("a better order says what it saves, keeps locked stops, and is not offered where there is none", () => {
  const start = at("a", 0, { locked: true });
  const better = betterOrder(day([start, at("c", 8), at("b", 4), at("d", 12)]), "walk");
  expect(better?.order.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(better?.savedKm).toBeCloseTo(10, 1);
  expect(betterOrder(day(better?.order ?? []), "walk")).toBeNull();
  const second = betterOrder(day([at("a", 0), at("c", 8, { locked: true }), at("b", 4), at("d", 12)]), "walk");
  expect(second?.order.map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
});

it("some hours hold what is near; what is left out says by how much", () => {
  const candidates = [at("a", 0), at("b", 1), at("far", 30)].map((stop) => ({ stop, isPlanned: true }));
  const answer = withinHours(candidates, { mode: "walk", startMin: 540, timeMin: 180 });
  expect(answer.chosen.map(({ candidate }) => candidate.stop.id).sort()).toEqual(["a", "b"]);
  expect(answer.left).toMatchObject([{ candidate: { stop: { id: "far" } }, reason: { kind: "time" } }]);
  expect(chosenDay("2027-05-12", answer)[0]).toEqual({ op: "removeStop", id: "far" });
});
