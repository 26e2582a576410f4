import { expect, it } from "vitest";
import { scaleOf } from "./scale";

const view = { longitude: 0, latitude: 0, zoom: 4 };

it("is a round distance that fits, in either unit", () => {
  for (let zoom = 0; zoom <= 18; zoom += 0.5) {
    for (const units of ["metric", "imperial"] as const) {
      const { km, widthPx } = scaleOf({ ...view, zoom }, units);
      expect(widthPx).toBeGreaterThan(37);
      expect(widthPx).toBeLessThanOrEqual(96);
      const [mile, foot] = [km / 1.609344, km / 0.0003048];
      const value = units === "metric" ? km : foot < 1_000 ? foot : mile;
      const digits = value.toPrecision(6).replaceAll(/[0.]|e.*/g, "");
      expect(["1", "2", "5"]).toContain(digits);
    }
  }
});

it("measures where the map looks: the same distance is longer on it in the north", () => {
  const [south, north] = [scaleOf(view, "metric"), scaleOf({ ...view, latitude: 60 }, "metric")];
  expect([south.km, north.km]).toEqual([200, 200]);
  expect(north.widthPx / south.widthPx).toBeCloseTo(2, 5);
});
