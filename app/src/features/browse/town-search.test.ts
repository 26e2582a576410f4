import { expect, it } from "vitest";
import { townNamed } from "./town-search";

const town = (name: string, population: number, more: object = {}) => ({
  id: name,
  name,
  country: "PT",
  population,
  kind: "town" as const,
  lng: -9.13,
  lat: 38.72,
  ...more,
});
const lisbon = town("Lisbon", 517_802, { names: { de: "Lissabon", local: "Lisboa" } });

it.each([
  ["lisbon", [lisbon], true],
  ["lisb", [lisbon], true],
  ["LISSABON", [lisbon], true],
  ["Lisboa", [lisbon], true],
  ["lisbonne", [lisbon], false],
  ["köln", [town("Koeln", 1_000_000, { names: { de: "Köln" } })], true],
  ["light", [town("Lightwater", 6_791)], false],
  ["lightwater", [town("Lightwater", 6_791)], true],
  ["walk", [town("Walker", 24_647)], false],
])("takes %j for the name of a town", (text, suggested, isSure) =>
  expect(townNamed(text, suggested, true)?.isSure).toBe(isSure),
);

it.each([
  ["li", [lisbon]],
  ["lisbon", []],
  ["japan", [town("Japan", 0, { kind: "country" })]],
  ["lisbon", [{ ...lisbon, lng: undefined }]],
])("takes %j of %j for none", (text, suggested) => expect(townNamed(text, suggested as never, true)).toBeNull());

it("means all towns of the name, and trusts what only resembles a name once the search is settled", () => {
  const ohio = town("Lisbon", 2_727, { lng: -80.8, lat: 40.8 });
  expect(townNamed("lisbon", [lisbon, ohio], true)?.places.map(({ lng }) => lng)).toEqual([-9.13, -80.8]);
  expect(townNamed("lisbonne", [lisbon], false)).toBeNull();
});
