import { expect, it } from "vitest";
import { directionTo, judgePlace, sectorOf } from "./direction";
import { frameOf } from "./frame-of";

const gate = { id: "gate", lng: 13.3777, lat: 52.5163, proof: { type: "location" } } as const;
const fix = { lng: 13.3777, lat: 52.5163, accuracyM: 20, courseDeg: null, atMs: 0 };

it("judges a position as the server does", () => {
  expect(judgePlace(gate, fix)).toBe("near");
  expect(judgePlace(gate, { ...fix, lat: 52.5183 })).toBe("far");
  expect(judgePlace({ ...gate, proof: { ...gate.proof, radiusM: 400 } }, { ...fix, lat: 52.5183 })).toBe("near");
  expect(judgePlace(gate, { ...fix, accuracyM: 101 })).toBe("inexact");
  expect(judgePlace(gate, null)).toBe("none");
  expect(directionTo({ id: "x" }, fix)).toBeNull();
});

it("names eight directions", () => {
  expect([0, 22, 23, 90, 180, 337, 338, -45].map(sectorOf)).toEqual([0, 0, 1, 2, 4, 7, 0, 7]);
});

it("frames points with room at the edges, and no closer than streets are drawn", () => {
  const size = { width: 360, height: 300 };
  const view = frameOf([gate, { lng: 13.3797, lat: 52.5173 }], size);
  expect(view?.longitude).toBeCloseTo(13.3787, 4);
  expect(view?.zoom).toBeGreaterThan(14);
  expect(frameOf([gate], size)?.zoom).toBe(17);
  expect(frameOf([], size)).toBeNull();
});
