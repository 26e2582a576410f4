import { expect, it } from "vitest";
import type { GazetteerPlace } from "~/core";
import { fittingLabels } from "./labels";

const place = (name: string, lng: number): GazetteerPlace => ({
  index: 0,
  id: name,
  name,
  country: "XX",
  admin: "",
  population: 1,
  lng,
  lat: 0,
});
const toPx = (lng: number, lat: number) => [lng, lat] as const;

it("keeps the better known of two labels that would cover each other", () => {
  const labels = fittingLabels([place("First", 0), place("Second", 20), place("Third", 200)], [], toPx);
  expect(labels.map(({ name }) => name)).toEqual(["First", "Third"]);
});

it("keeps labels off what is drawn", () => {
  expect(fittingLabels([place("Hidden", 0)], [{ lng: 0, lat: -10, radiusPx: 30 }], toPx)).toEqual([]);
});
