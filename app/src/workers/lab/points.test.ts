import { expect, it } from "vitest";
import { cities, clustered, pointsOf, uniform } from "./points";
import { viewCount, viewsOf } from "./views";

const real = Float64Array.of(10, 50, 20, 60, 30, 70);

it.each([
  ["uniform points", uniform],
  ["towns", clustered],
  ["cities", (size: number, seed: number) => cities(size, seed, real)],
])("makes %s that are the same for the same seed, as many as asked for, and on the map", (_, make) => {
  const lngLat = make(500, 7);
  expect(lngLat).toEqual(make(500, 7));
  expect(lngLat).not.toEqual(make(500, 8));
  expect(lngLat.length).toBe(1_000);
  for (let at = 0; at < lngLat.length; at += 2) {
    expect(Math.abs(lngLat[at] ?? 999)).toBeLessThanOrEqual(180);
    expect(Math.abs(lngLat[at + 1] ?? 999)).toBeLessThanOrEqual(85);
  }
});

it("takes real cities first, and scatters the rest around them", () => {
  const lngLat = cities(30, 1, real);
  const own = new Set([10, 20, 30]);
  expect(new Set(lngLat.filter((_, n) => n % 2 === 0).subarray(0, 3))).toEqual(own);
  for (const lng of lngLat.filter((_, n) => n % 2 === 0)) {
    expect(Math.min(...[...own].map((city) => Math.abs(city - lng)))).toBeLessThanOrEqual(0.1);
  }
});

it("makes what a recipe says", async () => {
  expect(await pointsOf({ kind: "uniform", size: 50, seed: 3 })).toEqual(uniform(50, 3));
});

it("asks for views at every zoom, each around a point, the same for the same seed", () => {
  const { boxes, zooms } = viewsOf(real, "hierarchical", 16, 1);
  expect(zooms.length).toBe(viewCount("hierarchical", 16));
  expect(new Set(zooms)).toEqual(new Set(Array.from({ length: 18 }, (_, zoom) => zoom)));
  expect(boxes.every(([west, south, east, north]) => west < east && south < north)).toBe(true);
  expect(viewsOf(real, "hierarchical", 16, 1).boxes).toEqual(boxes);
  expect(viewsOf(real, "hierarchical", 16, 2).boxes).not.toEqual(boxes);
});

it("asks for windows as large as a large screen", () => {
  const { boxes } = viewsOf(Float64Array.of(0, 0), "hierarchical", 16, 1);
  const [west, south, east, north] = boxes[10] ?? [];
  expect(east).toBeCloseTo((960 * 360) / 512 / 2 ** 10);
  expect([-(west ?? 0), -(south ?? 0)]).toEqual([east, north]);
});

it("asks a grid for two views at each zoom, and an index for none that holds most of the points", () => {
  expect(viewsOf(real, "grid", 16, 1).zooms.filter((zoom) => zoom === 9)).toHaveLength(2);
  expect(Math.min(...viewsOf(real, "index", 16, 1).zooms)).toBe(5);
  expect(viewsOf(real, "index", 0, 1).zooms).toHaveLength(viewCount("index", 0));
});
