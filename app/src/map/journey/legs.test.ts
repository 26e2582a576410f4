import { expect, it } from "vitest";
import type { View } from "../view";
import { legsOf } from "./legs";

const size = { width: 400, height: 300 };
const view: View = { longitude: 0, latitude: 0, zoom: 2 };
const numbers = (path = "") => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

it("lead from place to place in their order, and keep away from the pins", () => {
  const [there = "", back] = legsOf([at(-20), at(20), at(-20)], view, size);
  const [x1 = 0, , , , x2 = 0] = numbers(there);
  expect(x1).toBeGreaterThan(200 - (20 / 360) * 2048);
  expect(x2).toBeLessThan(200 + (20 / 360) * 2048);
  // The way back does not lie on the way there.
  expect(numbers(there)[3]).toBeLessThan(150);
  expect(numbers(back)[3]).toBeGreaterThan(150);
});

it("are none for one place, and none between pins that touch", () => {
  expect(legsOf([at(0)], view, size)).toEqual([]);
  expect(legsOf([at(0), at(2)], view, size)).toEqual([]);
});

it("take the short way over the antimeridian, at both edges of the map", () => {
  const far: View = { longitude: 0, latitude: 0, zoom: 0 };
  const legs = legsOf([at(140), at(-140)], far, size);
  expect(legs).toHaveLength(2);
  for (const leg of legs) {
    const [x1 = 0, , , , x2 = 0] = numbers(leg);
    expect(Math.abs(x2 - x1)).toBeLessThan((80 / 360) * 512);
  }
});

function at(lng: number) {
  return { lng, lat: 0 };
}
