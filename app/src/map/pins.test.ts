import { expect, it } from "vitest";
import { type MapItem, peopledClusters, peopleOf, withChosen } from "./pins";

const [ann, ben] = ["ann", "ben"].map((id) => ({ id, name: id }));
const item = (id: string, person?: MapItem["person"]): MapItem => ({
  ...{ id, lng: 0, lat: 0, title: id, done: false },
  ...(person ? { person } : {}),
});
const items = [item("own"), item("one", ben), item("two", ann), item("three", ben)];

it("names everybody once, in the order of the items", () => {
  expect(peopleOf(items)).toEqual([ben, ann]);
});

it("puts faces on clusters that have wishes of others, and on no single pin", () => {
  const clusters = {
    length: 3,
    positions: Float64Array.of(1, 2, 3, 4, 5, 6),
    counts: Uint32Array.of(4, 2, 1),
    ids: Float64Array.of(10, 11, 3),
    aggregates: {
      state: Float64Array.of(3, 1, 2, 0, 1, 0),
      people: Float64Array.of(0, 1, -1, -1, -1, -1, 0, -1, -1),
    },
  };
  expect(peopledClusters(items, clusters)).toEqual([{ id: 10, lng: 1, lat: 2, count: 4, done: 1, people: [ben, ann] }]);
});

it("shows the chosen item by itself, also where it is in a cluster", () => {
  const [own, one] = [item("own"), item("one")];
  expect(withChosen([own], [own, one], "one")).toEqual([own, one]);
  expect(withChosen([own], [own, one], "own")).toEqual([own]);
  expect(withChosen([own], [own, one], undefined)).toEqual([own]);
});
