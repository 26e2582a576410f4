import { gridClusters } from "@yonder/wasm-core/clustering";
import { expect, it } from "vitest";
import { gridEntries } from "./grid-entries";

it("draws an icon for each cluster that has one, and the points of the others one by one", () => {
  const lngLat = Float64Array.of(10, 50, 10.001, 50, -70, -30);
  const clusters = gridClusters(lngLat, { zoom: 5, bounds: [-180, -85, 180, 85] });
  const { counts, ids, positions } = gridEntries(clusters, lngLat);
  expect([...counts]).toEqual([2, 1]);
  expect([...ids]).toEqual([3, 2]);
  expect([...positions.subarray(2)]).toEqual([-70, -30]);
});
