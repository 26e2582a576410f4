import { expect, it } from "vitest";
import { placeFacts } from "./place-facts";

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
  const facts = places.map((each) => placeFacts(each, places, ({ country }) => country, "en"));
  expect(facts).toEqual(["FR", "Texas, US", "Tennessee, US", "US"]);
});
