import { expect, it } from "vitest";
import { fitPoints } from "./fit-points";
import { bboxOf, pixelOf } from "./view";

const inside = (view: NonNullable<ReturnType<typeof fitPoints>>, { lng, lat }: { lng: number; lat: number }) => {
  const [west, south, east, north] = bboxOf(view, { width: 400, height: 400 });
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
};

it.each([
  ["one place", [{ lng: 135, lat: 35 }]],
  [
    "a country",
    [
      { lng: 6, lat: 47 },
      { lng: 15, lat: 55 },
    ],
  ],
  [
    "the far north",
    [
      { lng: 10, lat: 60 },
      { lng: 30, lat: 71 },
    ],
  ],
  [
    "islands on both sides of the antimeridian",
    [
      { lng: 178, lat: -18 },
      { lng: -172, lat: -13 },
    ],
  ],
  [
    "two continents",
    [
      { lng: -9, lat: 38.7 },
      { lng: 77, lat: 28 },
    ],
  ],
])("a view around %s shows all of it", (_, points) => {
  const view = fitPoints(points);
  expect(view).not.toBeNull();
  if (view) expect(points.filter((point) => !inside(view, point))).toEqual([]);
});

it("frames islands on both sides of the antimeridian closely", () => {
  const view = fitPoints([
    { lng: 178, lat: -18 },
    { lng: -172, lat: -13 },
  ]);
  expect(Math.abs(view?.longitude ?? 0)).toBeGreaterThan(175);
  expect(view?.zoom).toBeGreaterThan(2);
});

it("frames places all around the world as maps are usually drawn, not across the antimeridian", () => {
  const spread = [-123, -74, -58, -9, 18, 139, 151].map((lng) => ({ lng, lat: 10 }));
  expect(Math.abs(fitPoints(spread)?.longitude ?? 180)).toBeLessThan(60);
});

it("around nothing there is no view", () => {
  expect(fitPoints([])).toBeNull();
});

it("frames places all over the world in a window that is higher than the world", () => {
  const size = { width: 598, height: 836 };
  const places = [
    { lng: -119, lat: 36 },
    { lng: 158, lat: -34 },
    { lng: -22, lat: 64 },
  ];
  const view = fitPoints(places, size);
  const xs = view ? places.map(({ lng, lat }) => pixelOf(view, size, [lng, lat])[0]) : [];
  expect(Math.min(...xs)).toBeGreaterThan(20);
  expect(Math.max(...xs)).toBeLessThan(598 - 68);
});
