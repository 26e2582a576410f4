import { expect, it } from "vitest";
import { distinctPlaces, placeFacts } from "./place-facts";

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

it("tells places apart by position where they share the region or have none", () => {
  const maine = { region: "Maine" };
  const lisbons = [
    place("1", "US", { ...maine, lat: 44.03, lng: -70.1 }),
    place("2", "US", { ...maine, lat: 46.2, lng: -68.3 }),
    place("3", "US", { lat: 42.1, lng: -91.4 }),
  ];
  const facts = lisbons.map((each) => placeFacts(each, lisbons, ({ country }) => country, "en"));
  expect(facts).toEqual(["Maine, 44.0° N 70.1° W, US", "Maine, 46.2° N 68.3° W, US", "42.1° N 91.4° W, US"]);
});

it("merges suggestions that are the same place", () => {
  const [city, node] = [place("1", "US", { lat: 44.03, lng: -70.1 }), place("2", "US", { lat: 44.05, lng: -70.12 })];
  const elsewhere = place("3", "US", { lat: 42.1, lng: -91.4 });
  expect(distinctPlaces([city, node, elsewhere])).toEqual([city, elsewhere]);
});
