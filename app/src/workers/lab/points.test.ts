import { expect, it } from "vitest";
import { cities, clustered, pointsOf, uniform } from "./points";
import { VIEWS, viewsOf } from "./views";

const real = Float64Array.of(10, 50, 20, 60, 30, 70);

it.each([
  ["uniform points", uniform],
  ["towns", clustered],
  ["cities", (size: number) => cities(size, real)],
])("makes %s that are the same every time, as many as asked for, and on the map", (_, make) => {
  const lngLat = make(500);
  expect(lngLat).toEqual(make(500));
  expect(lngLat.length).toBe(1_000);
  for (let at = 0; at < lngLat.length; at += 2) {
    expect(Math.abs(lngLat[at] ?? 999)).toBeLessThanOrEqual(180);
    expect(Math.abs(lngLat[at + 1] ?? 999)).toBeLessThanOrEqual(85);
  }
});

it("takes real cities first, and scatters the rest around them", () => {
  const lngLat = cities(30, real);
  const own = new Set([10, 20, 30]);
  expect(new Set(lngLat.filter((_, n) => n % 2 === 0).subarray(0, 3))).toEqual(own);
  for (const lng of lngLat.filter((_, n) => n % 2 === 0)) {
    expect(Math.min(...[...own].map((city) => Math.abs(city - lng)))).toBeLessThanOrEqual(0.1);
  }
});

it("takes all points of a file", async () => {
  expect(await pointsOf({ kind: "file", size: 1, lngLat: real })).toEqual(real);
});

it("asks for views at every zoom, each around a point", () => {
  const { boxes, zooms } = viewsOf(real, 16);
  expect(zooms.length).toBe(VIEWS);
  expect(new Set(zooms)).toEqual(new Set(Array.from({ length: 18 }, (_, zoom) => zoom)));
  expect(boxes.every(([west, south, east, north]) => west < east && south < north)).toBe(true);
});
