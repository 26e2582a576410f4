import { expect, it } from "vitest";
import { defaults, queryOf, type Settings, settingsFrom } from "./settings";

it("keeps the settings in the address", () => {
  const settings: Settings = {
    data: "uniform",
    algorithm: "grid",
    size: 1_000_000,
    seed: 7,
    radius: 40,
    minPoints: 5,
    maxZoom: 12,
    runs: 9,
    limit: 120,
    peers: ["supercluster8", "markerclusterer-grid"],
  };
  expect(settingsFrom(queryOf(settings))).toEqual(settings);
});

it("leaves out of the address what is usual", () => {
  expect(queryOf(defaults)).toBe("view=clustering");
  expect(queryOf({ ...defaults, peers: defaults.peers.toReversed() })).toBe("view=clustering");
  expect(settingsFrom("view=clustering")).toEqual(defaults);
});

it("knows nobody beside ours from an address that says nothing of peers", () => {
  const alone = { ...defaults, peers: [] };
  expect(queryOf(alone)).toBe("view=clustering&peers=no");
  expect(settingsFrom(queryOf(alone))).toEqual(alone);
});

it("passes over peers that it does not know", () => {
  expect(settingsFrom("peers=kdbush.rbush").peers).toEqual(["kdbush"]);
});

it.each([
  "size=999999999",
  "radius=0",
  "radius=1.5",
  "maxZoom=21",
  "minPoints=x",
  "runs=",
  "seed=",
  "seed=-1",
  "limit=0",
  "data=moon",
  "algorithm=magic",
  "peers=rbush",
])("takes the usual for %s", (query) => {
  expect(settingsFrom(query)).toEqual(defaults);
});
