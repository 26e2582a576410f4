import { expect, it, vi } from "vitest";
import type { GazetteerPlace } from "~/core";
import { languageStore } from "~/ui/words/language";
import { worldPlaces } from "~/workers/world";
import { findMeantPlace } from "./meant-place";

vi.mock("~/api/config", () => ({ runtimeConfig: () => Promise.reject(new Error("no server")) }));
vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

const place = (name: string, kind: string, more: Partial<GazetteerPlace> = {}) => ({
  id: `wd:${name}`,
  name,
  names: {} as GazetteerPlace["names"],
  kind,
  country: "FR",
  population: 0,
  lng: 2.29,
  lat: 48.86,
  ...more,
});
const world = [
  place("Eiffel Tower", "sight", { names: { de: "Eiffelturm", local: "Tour Eiffel" } }),
  place("Matterhorn", "mountain"),
  place("Santorini", "island", { names: { de: "Santorin", local: "Σαντορίνη" } }),
  place("Venice", "town", { names: { de: "Venedig" }, population: 51_298 }),
  place("Prague", "town", { names: { de: "Prag" }, population: 1_165_581 }),
  place("Leuven", "town", { names: { de: "Löwen" }, population: 92_892 }),
  place("Bruneck", "town", { names: { local: "Brunico" }, population: 16_000 }),
  place("Mount Everest", "mountain"),
  place("Yellowstone National Park", "park"),
  place("Kyoto", "town", { population: 1_463_723 }),
  place("Nice", "town", { names: { de: "Nizza" }, population: 342_669 }),
  place("Reading", "town", { population: 318_014 }),
  place("Bath", "town", { population: 101_557 }),
  place("Oma", "town", { population: 900 }),
  place("Marathon", "town", { population: 8750 }),
  place("Marathon", "sight", { id: "wd:lesser" }),
];
/** Answers as the core does: whatever has a word of a name, best known first. */
const searchPlaces = async (text: string) =>
  world.filter(({ name, names }) =>
    [name, ...Object.values(names)].some((each) =>
      text
        .toLowerCase()
        .split(" ")
        .some((word) => each.toLowerCase().includes(word)),
    ),
  );
vi.mocked(worldPlaces).mockResolvedValue({ searchPlaces } as never);

async function meant(text: string, language: "en" | "de") {
  languageStore.setState({ language });
  return (await findMeantPlace(text))?.id;
}

it.each([
  ["see the Eiffel Tower", "Eiffel Tower"],
  ["Eiffel Tower", "Eiffel Tower"],
  ["Tour Eiffel", "Eiffel Tower"],
  ["matterhorn", "Matterhorn"],
  ["Climb the Matterhorn!", "Matterhorn"],
  ["Santorini", "Santorini"],
  ["kyoto", "Kyoto"],
  ["Venice", "Venice"],
  ["Venedig", "Venice"],
  ["Visit Prag", "Prague"],
  ["Everest", "Mount Everest"],
  ["Climb Everest", "Mount Everest"],
  ["Yellowstone", "Yellowstone National Park"],
  ["visit Bath", "Bath"],
  ["See the Eiffel Tower by night", "Eiffel Tower"],
  ["visit Bath with Oma in spring", "Bath"],
])("%j names a place", async (text, name) => expect(await meant(text, "en")).toBe(`wd:${name}`));

it.each([
  ["Eiffelturm", "Eiffel Tower"],
  ["den Eiffelturm sehen", "Eiffel Tower"],
  ["das Matterhorn besteigen", "Matterhorn"],
  ["nach Santorini fliegen", "Santorini"],
  ["Santorin", "Santorini"],
  ["Venedig besuchen", "Venice"],
  ["nach Venedig", "Venice"],
  ["Venedig", "Venice"],
])("%j names a place in German", async (text, name) => expect(await meant(text, "de")).toBe(`wd:${name}`));

it.each([
  "Nice",
  "reading",
  "Bath",
  "take a bath",
  "Oma besuchen",
  "Run marathon",
  "Eiffel",
  "see the eiffel towers",
  "everest",
  "Löwen sehen",

  "Bruneck",
])("%j names none", async (text) => expect(await meant(text, "de")).toBeUndefined());
