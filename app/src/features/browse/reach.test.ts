import { expect, it } from "vitest";
import { distance } from "~/ui/format";
import { reachKm, WITHIN_KM } from "./reach";

it("offers round distances in both units", () => {
  const inMiles = WITHIN_KM.map((km) => distance(reachKm(km, "imperial"), "imperial"));
  expect(inMiles).toEqual(["3 mi", "15 mi", "60 mi", "300 mi"]);
  expect(WITHIN_KM.map((km) => reachKm(km, "metric"))).toEqual([5, 25, 100, 500]);
});
