import { expect, it } from "vitest";
import type { ClusterArrays } from "~/core";
import { within } from "./within";

function entries(...rows: [lng: number, lat: number, count: number, id: number][]): ClusterArrays {
  return {
    length: rows.length,
    positions: Float64Array.from(rows.flatMap((row) => row.slice(0, 2))),
    counts: Uint32Array.from(rows, ([, , count]) => count),
    ids: Float64Array.from(rows, ([, , , id]) => id),
  };
}
const world = entries([13.4, 52.5, 7, 1], [139.7, 35.7, 40, 2], [-179, -17, 1, 3], [178, -18, 2, 4]);

it("keeps position, count and id of each entry in the box together", () => {
  const found = within(world, [100, 0, 150, 60]);
  expect(found).toEqual(entries([139.7, 35.7, 40, 2]));
});

it("keeps the aggregates of the entries", () => {
  const aggregates = { state: Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8) };
  expect(within({ ...world, aggregates }, [100, 0, 150, 60]).aggregates).toEqual({ state: Float64Array.of(3, 4) });
});

it("crosses the antimeridian where west is greater than east", () => {
  expect([...within(world, [170, -30, -170, 0]).ids]).toEqual([3, 4]);
  expect([...within(world, [-170, -30, 170, 60]).ids]).toEqual([1, 2]);
});

it("keeps what lies on the edge, and answers empty columns for an empty box", () => {
  expect([...within(world, [13.4, 52.5, 13.4, 52.5]).ids]).toEqual([1]);
  expect(within(world, [0, 0, 1, 1])).toEqual(entries());
});
