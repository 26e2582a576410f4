import { describe, expect, it } from "vitest";
import {
  bboxOf,
  bboxWithMargin,
  clampView,
  clusterZoom,
  heldIn,
  isSame,
  moved,
  pixelOf,
  positionAt,
  unitOf,
  type View,
  worldPx,
} from "./view";

const size = { width: 512, height: 512 };

describe("the box of a view", () => {
  it("is the whole world at zoom 0", () => {
    const [west, south, east, north] = bboxOf({ longitude: 0, latitude: 0, zoom: 0 }, size);
    expect([west, east]).toEqual([-180, 180]);
    expect(south).toBeCloseTo(-85.0511, 3);
    expect(north).toBeCloseTo(85.0511, 3);
  });

  it("crosses the antimeridian with west > east", () => {
    const [west, , east] = bboxOf({ longitude: 179, latitude: 0, zoom: 4 }, size);
    expect(west).toBeCloseTo(167.75, 6);
    expect(east).toBeCloseTo(-169.75, 6);
  });

  it("is wider by the same number of pixels on every side with a margin", () => {
    const view = { longitude: 10, latitude: 50, zoom: 6 };
    const [west, south, east, north] = bboxWithMargin(view, size);
    expect(pixelOf(view, size, [west, north]).map(Math.round)).toEqual([-48, -48]);
    expect(pixelOf(view, size, [east, south]).map(Math.round)).toEqual([560, 560]);
  });
});

describe("a position in a view", () => {
  it("is found again by its pixel, across the antimeridian too", () => {
    const pacific = { longitude: 179.9, latitude: -17, zoom: 9.5 };
    const window = { width: 360, height: 300 };
    for (const position of [
      [179.95, -17.1],
      [-179.95, -16.9],
    ] as const) {
      const [lng, lat] = positionAt(pacific, window, pixelOf(pacific, window, position));
      expect(lng).toBeCloseTo(position[0], 8);
      expect(lat).toBeCloseTo(position[1], 8);
    }
  });

  const view: View = { longitude: 10, latitude: 50, zoom: 5 };

  it("is in the middle for the middle, and at the corners for the corners of the box", () => {
    expect(pixelOf(view, size, [10, 50])).toEqual([256, 256]);
    const [west, south, east, north] = bboxOf(view, size);
    for (const [position, corner] of [
      [[west, north], 0],
      [[east, south], 512],
    ] as const) {
      for (const px of pixelOf(view, size, position)) expect(px).toBeCloseTo(corner, 6);
    }
  });

  it("is on the copy of the world that is in view", () => {
    const pacific = { longitude: 179, latitude: 0, zoom: 4 };
    const [x] = pixelOf(pacific, size, [-179, 0]);
    expect(x).toBeGreaterThan(256);
    expect(x).toBeLessThan(512);
  });

  it("doubles its distance from the middle with each zoom", () => {
    const [near] = pixelOf(view, size, [12, 50]);
    const [far] = pixelOf({ ...view, zoom: 6 }, size, [12, 50]);
    expect(far - 256).toBeCloseTo(2 * (near - 256), 6);
    expect(worldPx({ ...view, zoom: 6 })).toBe(2 * worldPx(view));
  });

  it("is between 0 and 1 on the map of the world, also for the poles", () => {
    expect(unitOf(-180, 90)).toEqual([0, expect.closeTo(0, 5)]);
    expect(unitOf(180, -90)).toEqual([1, expect.closeTo(1, 5)]);
    expect(unitOf(0, 0)).toEqual([0.5, 0.5]);
  });
});

describe("moving", () => {
  it("by keys stays on the map", () => {
    const view = { longitude: 170, latitude: 84, zoom: 0 };
    expect(moved(view, "ArrowRight")?.longitude).toBeCloseTo(-130, 6);
    expect(moved(view, "ArrowUp")?.latitude).toBeCloseTo(85.0511, 4);
    expect(moved(view, "-")?.zoom).toBe(0);
    expect(moved(view, "x")).toBeNull();
  });

  it("by a key goes the same way on the screen at every zoom", () => {
    const steps = [2, 6, 10].map((zoom) => {
      const view = { longitude: 0, latitude: 0, zoom };
      const after = moved(view, "ArrowLeft");
      return Math.round(pixelOf(view, size, [after?.longitude ?? 0, 0])[0]);
    });
    expect(new Set(steps).size).toBe(1);
  });

  it("holds zoom and latitude in their ranges", () => {
    expect(clampView({ longitude: 0, latitude: -100, zoom: 40 })).toEqual({
      longitude: 0,
      latitude: -85.0511,
      zoom: 18,
    });
    expect(clampView({ longitude: 190, latitude: 0, zoom: -3 })).toEqual({ longitude: -170, latitude: 0, zoom: 0 });
  });

  it("shows the clusters of whole zooms", () => {
    expect([clusterZoom(0), clusterZoom(2.7), clusterZoom(2.8)]).toEqual([0, 2, 3]);
  });

  it("knows a view that is the same", () => {
    const view = { longitude: 1, latitude: 2, zoom: 3 };
    expect(isSame(view, { ...view })).toBe(true);
    expect(isSame(view, { ...view, zoom: 3.01 })).toBe(false);
  });
});

describe("a view held in its window", () => {
  const held = (latitude: number, zoom: number, window: { width: number; height: number }) =>
    heldIn({ longitude: 12, latitude, zoom }, window);

  it("has nothing beyond the world while that fills the window", () => {
    const { latitude, zoom } = held(84, 2, size);
    const [, south, , north] = bboxOf({ longitude: 12, latitude, zoom }, size);
    expect(zoom).toBe(2);
    expect(north).toBeCloseTo(85.0511, 3);
    expect(south).toBeGreaterThan(0);
  });

  it("shows the width of the world in a window higher than that, from pole to pole", () => {
    const tall = { width: 598, height: 836 };
    const { latitude, zoom } = held(70, 0, tall);
    expect(512 * 2 ** zoom).toBeCloseTo(598, 6);
    const [, top = 0] = pixelOf({ longitude: 12, latitude, zoom }, tall, [0, 85.0511]);
    expect(top).toBeGreaterThanOrEqual(-0.01);
  });
});
