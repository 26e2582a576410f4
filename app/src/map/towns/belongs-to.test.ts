import { expect, it } from "vitest";
import { belongsTo } from "./belongs-to";

const town = (name: string, lng: number, lat: number, population: number) =>
  ({ name, lng, lat, population, kind: "town" }) as const;
const lisbon = town("Lisbon", -9.1333, 38.7167, 517_802);
const alges = town("Algés", -9.2299, 38.7017, 19_327);
const almada = town("Almada", -9.1569, 38.679, 34_008);
const all = [lisbon, alges, almada];

it.each([
  ["Alfama", -9.1303, 38.7118, "Lisbon"],
  ["Belém, next to a small town", -9.206, 38.697, "Lisbon"],
  ["the middle of the small town", -9.2299, 38.702, "Algés"],
  ["the other side of the river", -9.157, 38.68, "Almada"],
])("finds the town of %s", (_, lng, lat, name) => expect(belongsTo({ lng, lat }, all)?.name).toBe(name));

it("finds none in the open country, and takes no mountain for a town", () => {
  expect(belongsTo({ lng: -8.5, lat: 38.4 }, all)).toBeNull();
  expect(belongsTo(almada, [{ ...almada, kind: "mountain" as const }])).toBeNull();
});
