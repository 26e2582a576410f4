import { expect, it } from "vitest";
import { bearingDeg, distanceM, lengthM } from "./geo";

const gate = { lng: 13.3777, lat: 52.5163 };
const tower = { lng: 13.4094, lat: 52.5208 };

it("measures the distance on the ground, also across the antimeridian", () => {
  expect(distanceM(gate, gate)).toBe(0);
  expect(distanceM(gate, tower)).toBeCloseTo(2202, -1);
  expect(distanceM({ lng: 179.99, lat: 0 }, { lng: -179.99, lat: 0 })).toBeCloseTo(2224, -1);
});

it("tells the direction from north, clockwise", () => {
  const from = { lng: 10, lat: 50 };
  expect(bearingDeg(from, { lng: 10, lat: 51 })).toBeCloseTo(0);
  expect(bearingDeg(from, { lng: 10.001, lat: 50 })).toBeCloseTo(90, 1);
  expect(bearingDeg(from, { lng: 10, lat: 49 })).toBeCloseTo(180);
  expect(bearingDeg(from, { lng: 9.999, lat: 50 })).toBeCloseTo(270, 1);
});

it("adds the legs of a way", () => {
  expect(lengthM([])).toBe(0);
  expect(lengthM([gate, tower, gate])).toBeCloseTo(2 * distanceM(gate, tower));
});
