import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { baseData as BaseData } from "./base-data";

const atlas = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/${name}`)), "utf8");
const fetched = vi.fn<typeof fetch>();
let baseData: typeof BaseData;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched.mockReset());
  ({ baseData } = await import("./base-data"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("reads land and borders from the atlas, and no ring jumps across the map", async () => {
  fetched.mockResolvedValue(new Response(atlas("countries-110m.json")));
  const { land, borders } = await baseData("coarse");
  expect(land.features.length).toBeGreaterThan(100);
  expect(borders.coordinates.length).toBeGreaterThan(100);
  const steps = land.features.flatMap(({ geometry }) =>
    geometry.type === "Polygon"
      ? geometry.coordinates.flatMap((ring) =>
          ring.slice(1).map(([lng = 0, lat = 0], at) => ({ width: Math.abs(lng - (ring[at]?.[0] ?? 0)), lat })),
        )
      : [],
  );
  // A ring around a pole is closed along the edge of the map, below all land.
  expect(Math.max(...steps.filter(({ lat }) => Math.abs(lat) < 85).map(({ width }) => width))).toBeLessThan(180);
});

it("fetches each detail once, also when it is asked for twice at the same time", async () => {
  fetched.mockImplementation(async () => new Response(atlas("countries-110m.json")));
  const [first, second] = await Promise.all([baseData("coarse"), baseData("coarse")]);
  expect(second).toBe(first);
  await baseData("fine");
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[0]?.[0]).not.toBe(fetched.mock.calls[1]?.[0]);
});

it("says what failed, and asks again the next time", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(baseData("coarse")).rejects.toThrow("HTTP 503");
  fetched.mockResolvedValueOnce(new Response(atlas("countries-110m.json")));
  await expect(baseData("coarse")).resolves.toHaveProperty("land");
});
