import { expect, it } from "vitest";
import { bestPlace } from "./best-place";

const place = (name: string, more: object = {}) => ({
  id: name,
  name,
  country: "NO",
  population: 0,
  kind: "island" as const,
  lng: 13.6,
  lat: 68.2,
  ...more,
});
const lofoten = place("Lofoten");
const castle = place("Schloss Neuschwanstein", { names: { en: "Neuschwanstein Castle" } });

it.each([
  ["lofoten", [lofoten, place("Loppa")], "Lofoten"],
  ["Neuschwanstein", [castle], "Schloss Neuschwanstein"],
  ["neuschwanstein castle", [castle, place("Neustadt")], "Schloss Neuschwanstein"],
])("means the one place for %j", (text, places, name) =>
  expect(bestPlace(text, { places, settled: true })?.name).toBe(name),
);

it.each([
  ["two of the name", "Lofoten", [lofoten, place("Lofoten", { id: "other" })], true],
  ["the beginnings of several names", "Lof", [lofoten, place("Loftus")], true],
  ["an answer to fewer letters", "Lofoten", [lofoten], false],
  ["two letters", "Lo", [lofoten], true],
  ["a place whose position is not known yet", "Lofoten", [place("Lofoten", { lng: undefined })], true],
  ["no place", "Lofoten", [], true],
])("means none for %s", (_, text, places, settled) => expect(bestPlace(text, { places, settled })).toBeNull());
