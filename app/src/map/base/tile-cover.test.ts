import { expect, it } from "vitest";
import { tilesOf } from "./tile-cover";

const size = { width: 1000, height: 700 };
const keysOf = (longitude: number, latitude: number, zoom: number) =>
  tilesOf({ longitude, latitude, zoom }, size).map((tile) => `${tile.zoom}/${tile.x}/${tile.y}`);

it("is one tile for the whole world, and finer ones from close by", () => {
  expect(keysOf(12, 28, 1)).toEqual(["0/0/0"]);
  expect(keysOf(9, 47, 3.5)).toEqual(expect.arrayContaining(["2/2/1"]));
  expect(keysOf(9, 47, 6)).toEqual(expect.arrayContaining(["4/8/5"]));
});

it("goes on across the antimeridian", () => {
  expect(keysOf(179.9, 0, 6)).toEqual(expect.arrayContaining(["4/15/7", "4/0/8"]));
});

it("never asks twice for a tile, nor for one beyond the poles", () => {
  for (const zoom of [2.5, 3, 4.5]) {
    const keys = keysOf(0, 84, zoom);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(Number(key.split("/")[2])).toBeGreaterThanOrEqual(0);
  }
});
