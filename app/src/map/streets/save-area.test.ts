import { afterEach, expect, it, vi } from "vitest";
import { openTiles } from "./load-style";
import { tilesAround } from "./save-area";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("names the tiles that a box around the points touches", () => {
  // A point in the middle of a tile of zoom 14, far from its edges.
  expect(tilesAround([{ lng: 13.3776, lat: 52.5163 }], 10)).toEqual([[10, 550, 335]]);
  const walk = tilesAround(
    [
      { lng: 13.3777, lat: 52.5163 },
      { lng: 13.4094, lat: 52.5208 },
    ],
    14,
  );
  expect(walk.length).toBeGreaterThan(2);
  expect(walk.every(([zoom, x, y]) => zoom === 14 && x >= 8_799 && x <= 8_803 && y >= 5_371 && y <= 5_375)).toBe(true);
});

it("loads the tiles of a TileJSON as far as it has them", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ tiles: ["https://tiles.example/{z}/{x}/{y}.pbf"], maxzoom: 12 }));
  const load = await openTiles({ url: "https://tiles.example/planet", host: "tiles.example", isOwn: true });
  const fetched: string[] = [];
  const fetchTile = async (url: string) => {
    fetched.push(url);
    return new ArrayBuffer(0);
  };
  await load(12, 1, 2, fetchTile);
  await load(14, 1, 2, fetchTile);
  expect(fetched).toEqual(["https://tiles.example/12/1/2.pbf"]);
});
