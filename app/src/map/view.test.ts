import { describe, expect, it } from "vitest";
import { bboxOf, clampView, clusterZoom, moved } from "./view";

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
});

describe("moving", () => {
  it("by keys stays on the map", () => {
    const view = { longitude: 170, latitude: 84, zoom: 0 };
    expect(moved(view, "ArrowRight")?.longitude).toBeCloseTo(-130, 6);
    expect(moved(view, "ArrowUp")?.latitude).toBeCloseTo(85.0511, 4);
    expect(moved(view, "-")?.zoom).toBe(0);
    expect(moved(view, "x")).toBeNull();
  });

  it("holds zoom and latitude in their ranges", () => {
    expect(clampView({ longitude: 0, latitude: -100, zoom: 40 })).toEqual({
      longitude: 0,
      latitude: -85.0511,
      zoom: 14,
    });
  });

  it("shows the clusters of whole zooms", () => {
    expect([clusterZoom(0), clusterZoom(2.7), clusterZoom(2.8)]).toEqual([0, 2, 3]);
  });
});
