import { expect, it } from "vitest";
import { defaults, queryOf, settingsFrom } from "./settings";

it("keeps the settings in the address", () => {
  const settings = {
    ...defaults,
    data: "uniform",
    algorithm: "grid",
    size: 1_000_000,
    radius: 40,
    minPoints: 5,
    maxZoom: 12,
    runs: 9,
    peers: false,
  } as const;
  expect(settingsFrom(queryOf(settings))).toEqual(settings);
});

it("leaves out of the address what is usual", () => {
  expect(queryOf(defaults)).toBe("view=clustering");
  expect(settingsFrom("view=clustering")).toEqual(defaults);
});

it.each(["size=999999999", "radius=0", "radius=1.5", "maxZoom=21", "minPoints=x", "runs=", "data=moon"])(
  "takes the usual for %s",
  (query) => {
    expect(settingsFrom(query)).toEqual(defaults);
  },
);
