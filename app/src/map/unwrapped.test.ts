import type { FeatureCollection } from "geojson";
import { expect, it } from "vitest";
import { unwrapped } from "./unwrapped";

const polygon = (ring: number[][]): FeatureCollection => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } }],
});
const ringOf = (ring: number[][]) => unwrapped(polygon(ring)).features[0]?.geometry.coordinates[0];

it("lets a ring run on across the antimeridian", () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 70],
    [170, 60],
  ];
  expect(ringOf(ring)).toEqual([
    [170, 60],
    [190, 60],
    [190, 70],
    [170, 70],
    [170, 60],
  ]);
});

it("closes a ring around a pole along the edge of the map", () => {
  const ring = [
    [-120, -70],
    [0, -70],
    [120, -70],
    [-120, -70],
  ];
  expect(ringOf(ring)).toEqual([
    [-120, -70],
    [0, -70],
    [120, -70],
    [240, -70],
    [240, -85.06],
    [-120, -85.06],
    [-120, -70],
  ]);
});

it("leaves other rings as they are", () => {
  const ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 0],
  ];
  expect(ringOf(ring)).toEqual(ring);
});
