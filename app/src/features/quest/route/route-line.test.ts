import { expect, it } from "vitest";
import { routeOf } from "~/sync/quests/route";
import { legLabels, numberOf, roundedPath } from "./route-line";

const stops = [{ id: "a", lng: 135.0, lat: 35.0 }, { id: "secret" }, { id: "b", lng: 135.0, lat: 35.01, stayMin: 20 }];

it("goes through the stops that have a place, and numbers all of them", () => {
  const route = routeOf({ stops });
  expect(route.stops.map(({ id }) => numberOf(stops, id))).toEqual([1, 3]);
  expect(route.km).toBeCloseTo(1.112 * 1.25, 2);
  expect(route.minutes).toBeCloseTo(20 + (route.km / 4.8) * 60, 6);
});

it("leaves out a length with a pin above and below, and writes one below where another is above", () => {
  const legs = [1, 2, 3].map((km) => ({ km, minutes: 12 * km }));
  const kms = (...spots: (readonly [number, number])[]) => legLabels(spots, legs).map(({ km }) => km);
  expect(kms([0, 0], [200, 0], [100, -16], [100, 16])).not.toContain(1);
  expect(kms([0, 0], [200, 0], [0, 10])).toEqual([1, 2]);
});

it("leaves out a length that would stand at the line of another leg, on both sides", () => {
  const spots = [
    [0, 0],
    [200, 0],
    [200, -20],
    [0, -20],
    [0, 20],
    [200, 20],
  ] as const;
  const legs = [1, 2, 3, 4, 5].map((km) => ({ km, minutes: 12 * km }));
  expect(legLabels(spots, legs).map(({ km }) => km)).toEqual([3, 5]);
});

it("writes the length of a leg above its line, where there is room", () => {
  const legs = [{ km: 1, minutes: 12 }];
  expect(
    legLabels(
      [
        [0, 0],
        [200, 0],
      ],
      legs,
    ),
  ).toEqual([{ at: [100, -16], km: 1 }]);
  expect(
    legLabels(
      [
        [200, 0],
        [0, 0],
      ],
      legs,
    ),
  ).toEqual([{ at: [100, -16], km: 1 }]);
  expect(
    legLabels(
      [
        [0, 0],
        [40, 0],
      ],
      legs,
    ),
  ).toEqual([]);
  expect(
    roundedPath([
      [0, 0],
      [40, 0],
    ]),
  ).toBe("M0.0 0.0 L40.0 0.0");
});
