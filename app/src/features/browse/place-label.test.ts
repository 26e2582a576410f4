import { expect, it } from "vitest";
import { placeLabel } from "./place-label";

const place = (id: string, country: string, more: object = {}) => ({
  id,
  name: "Paris",
  country,
  population: 1,
  ...more,
});
const places = [
  place("1", "FR", { region: "Île-de-France" }),
  place("2", "US", { region: "Texas" }),
  place("3", "US", { region: "Tennessee" }),
  place("4", "US"),
];

it("names the region only of towns that share name and country", () => {
  const labels = places.map((each) => placeLabel(each, places, ({ country }) => country, "en"));
  expect(labels).toEqual(["Paris, FR", "Paris, Texas, US", "Paris, Tennessee, US", "Paris, US"]);
});
