import { describe, expect, it } from "vitest";
import { inFlight } from "./flight";

const size = { width: 400, height: 300 };
const lisbon = { longitude: -9.14, latitude: 38.72, zoom: 9 };
const kyoto = { longitude: 135.77, latitude: 35.01, zoom: 9 };

describe("a flight over the map", () => {
  it("begins where the map looks and ends exactly at its target", () => {
    const start = inFlight(lisbon, kyoto, size, 0);
    expect(start.longitude).toBeCloseTo(lisbon.longitude, 6);
    expect(start.latitude).toBeCloseTo(lisbon.latitude, 6);
    expect(start.zoom).toBeCloseTo(lisbon.zoom, 6);
    expect(inFlight(lisbon, kyoto, size, 1)).toEqual(kyoto);
  });

  it("rises above a long way, so that one sees where it goes", () => {
    expect(inFlight(lisbon, kyoto, size, 0.5).zoom).toBeLessThan(4);
  });

  it("takes the short way across the antimeridian", () => {
    const fiji = { longitude: 178, latitude: -17.7, zoom: 5 };
    const samoa = { longitude: -172, latitude: -13.8, zoom: 5 };
    const middle = inFlight(fiji, samoa, size, 0.5).longitude;
    expect(Math.min(Math.abs(middle - 180), Math.abs(middle + 180))).toBeLessThan(10);
  });

  it("stays on the map with a window whose size is not known yet", () => {
    const middle = inFlight(lisbon, { ...kyoto, zoom: 14 }, { width: 0, height: 0 }, 0.5);
    expect(Object.values(middle).every(Number.isFinite)).toBe(true);
    expect(middle.zoom).toBeGreaterThanOrEqual(0);
  });
});
