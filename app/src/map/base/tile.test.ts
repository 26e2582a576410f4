import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { decodeTile } from "./tile";

function tile(zoom: number, x: number, y: number) {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`./tiles/${zoom}-${x}-${y}.mvt`)));
  return decodeTile(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer, {
    zoom,
    x,
    y,
  });
}

it("has land, lakes, ice, rivers and borders in degrees", () => {
  const alps = tile(4, 8, 5);
  expect(new Set(alps.areas.map(({ kind }) => kind))).toEqual(new Set(["land", "ice", "lakes"]));
  expect(new Set(alps.lines.map(({ kind }) => kind))).toEqual(new Set(["coast", "rivers", "borders"]));
  const corners = alps.areas.flatMap(({ polygon }) => polygon.flat());
  for (const [lng = 0, lat = 0] of corners) {
    expect(lng).toBeGreaterThan(-0.1);
    expect(lng).toBeLessThan(22.6);
    expect(lat).toBeGreaterThan(40.9);
    expect(lat).toBeLessThan(55.8);
  }
});

it("draws no coast where only the tile or the world ends", () => {
  for (const [zoom, x, y] of [
    [0, 0, 0],
    [2, 3, 1],
    [4, 8, 5],
  ] as const) {
    const [west, east] = [(x / 2 ** zoom) * 360 - 180, ((x + 1) / 2 ** zoom) * 360 - 180];
    const coast = tile(zoom, x, y).lines.filter(({ kind }) => kind === "coast");
    const along = coast.flatMap(({ path }) =>
      path.slice(1).filter(([lng = 0], at) => {
        const [before = 0] = path[at] ?? [];
        return (lng <= west && before <= west) || (lng >= east && before >= east);
      }),
    );
    expect(along).toEqual([]);
  }
});
