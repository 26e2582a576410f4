import { describe, expect, it } from "vitest";
import { seeded } from "./seeded";
import { viewCount, viewsOf } from "./views";

const points = Float64Array.from([13.4, 52.5, 139.7, 35.7, -179.9, 84.9]);

describe("seeded numbers", () => {
  it("are the same for the same seed, others for another, and lie in [0, 1)", () => {
    const draw = (seed: number) => {
      const next = seeded(seed);
      return Array.from({ length: 1_000 }, next);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
    const mean = draw(7).reduce((sum, value) => sum + value, 0) / 1_000;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  });
});

describe("the views of a measurement", () => {
  it("are the same for every contender", () => {
    expect(viewsOf(points, "hierarchical", 16, 3)).toEqual(viewsOf(points, "hierarchical", 16, 3));
    expect(viewsOf(points, "hierarchical", 16, 3)).not.toEqual(viewsOf(points, "hierarchical", 16, 4));
  });

  it.each([
    ["hierarchical", 200, 0],
    ["grid", 36, 0],
    ["index", 200, 5],
  ] as const)("of %s are %i, at all zooms from %i to one above the highest", (algorithm, count, lowest) => {
    const { boxes, zooms } = viewsOf(points, algorithm, 16, 1);
    expect(viewCount(algorithm, 16)).toBe(count);
    expect(boxes).toHaveLength(count);
    expect([Math.min(...zooms), Math.max(...zooms)]).toEqual([lowest, 17]);
  });

  it("stay on the map, and each has a point in it", () => {
    const { boxes } = viewsOf(points, "hierarchical", 16, 1);
    for (const [west, south, east, north] of boxes) {
      expect(west).toBeGreaterThanOrEqual(-180);
      expect(east).toBeLessThanOrEqual(180);
      expect(south).toBeGreaterThanOrEqual(-85);
      expect(north).toBeLessThanOrEqual(85);
      const isInside = [0, 2, 4].some((at) => {
        const [lng = 0, lat = 0] = [points[at], points[at + 1]];
        return lng >= west && lng <= east && lat >= south && lat <= north;
      });
      expect(isInside).toBe(true);
    }
  });
});
