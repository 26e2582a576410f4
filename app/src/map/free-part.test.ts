import { expect, it } from "vitest";
import { freePart, viewWithin } from "./free-part";
import { pixelOf, type View } from "./view";

const phone = { width: 328, height: 490 };
const below = { top: 270, bottom: 462 };
const beside = { width: 600, height: 800 };
const above = { top: 56, bottom: 196 };
const capeTown = { lng: 18.42, lat: -33.93 };

function pinOf(view: View, size = phone, card = below) {
  const moved = viewWithin(view, size, capeTown, freePart(size, card));
  const [x, y] = pixelOf(moved, size, [capeTown.lng, capeTown.lat]);
  return { moved, x, y };
}

it.each([
  ["in the middle of a close view", { longitude: 18.42, latitude: -33.93, zoom: 8 }, 8],
  ["far below", { longitude: 18.42, latitude: -10, zoom: 3 }, 3],
])("a pin %s comes to stand above a card at the lower edge", (_, view, zoom) => {
  const { moved, x, y } = pinOf(view);
  expect(moved.zoom).toBe(zoom);
  expect(y).toBeLessThan(270 - 24);
  expect(y).toBeGreaterThan(56);
  expect(x).toBeCloseTo(phone.width / 2, 0);
});

it("comes as close as it must where the edge of the world holds the map back", () => {
  const { moved, y } = pinOf({ longitude: 18.42, latitude: 0, zoom: 0 });
  expect(moved.zoom).toBeLessThan(2);
  expect(y).toBeLessThan(270 - 24);
});

it("leaves a pin where it is seen beside a card at the upper edge, and moves one out from under it or the buttons", () => {
  const seen = { longitude: 18.42, latitude: -33.93, zoom: 5 };
  expect(pinOf(seen, beside, above).moved).toBe(seen);
  expect(pinOf({ ...seen, latitude: -43 }, beside, above).y).toBeGreaterThan(196 + 24);
  expect(pinOf({ ...seen, longitude: 13 }, beside, above).x).toBeLessThan(600 - 64);
});

it("has the middle where a card leaves no room for the edges", () => {
  expect(freePart({ width: 300, height: 320 }, { top: 90, bottom: 292 })).toMatchObject({
    top: 45,
    bottom: 45,
  });
});
