import { expect, it } from "vitest";
import { begunNames, possibleNames } from "./possible-names";

/** What a wish may name, each with the inhabitants that a town of that name must have. */
const possible = (text: string, language = "en" as const as "en" | "de") =>
  Object.fromEntries(possibleNames(text, language).map(({ name, townMin }) => [name, townMin]));

it("looks for whole names at the end of a wish, the longest first", () => {
  const names = possibleNames("see the Eiffel Tower", "en").map(({ name }) => name);
  expect(names).toEqual(["see the Eiffel Tower", "Eiffel Tower"]);
  expect(possible("Learn German in Vienna")).toHaveProperty("Vienna", 0);
  expect(Object.keys(possible("bake bread"))).toEqual(["bake bread"]);
});

it.each(["Matterhorn", "matterhorn", "the Matterhorn", "climb the Matterhorn", "Climb Matterhorn"])(
  "%j may be a mountain or a large city, and no small town",
  (text) => expect(Object.entries(possible(text)).at(-1)).toEqual([expect.stringMatching(/^matterhorn$/i), 500_000]),
);

it.each([
  ["den Eiffelturm sehen", "Eiffelturm", 500_000],
  ["Das Matterhorn besteigen", "Matterhorn", 500_000],
  ["zum Matterhorn wandern", "Matterhorn", 500_000],
  ["nach Santorini fliegen", "Santorini", 0],
  ["in Hallstatt heiraten", "Hallstatt", 0],
  ["nach Venedig", "Venedig", 0],
  ["Venedig besuchen", "Venedig", 10_000],
  ["in Paris essen gehen", "Paris", 0],
  ["die Sixtinische Kapelle besuchen", "Sixtinische Kapelle", 0],
])("reads German: %j names %s", (text, name, townMin) => expect(possible(text, "de")).toHaveProperty([name], townMin));

it.each([
  ["See Petra at dawn", "Petra", "en"],
  ["See the Taj Mahal by moonlight", "Taj Mahal", "en"],
  ["Visit Venice in winter with my sister", "Venice", "en"],
  ["Paris for our tenth anniversary", "Paris", "en"],
  ["Camp in Yosemite under the stars", "Yosemite", "en"],
  ["Petra bei Sonnenaufgang sehen", "Petra", "de"],
  ["Venedig im Winter besuchen", "Venedig", "de"],
  ["nach Lissabon mit dem Zug", "Lissabon", "de"],
] as const)("%j names %s before when, with whom and how", (text, name, language) =>
  expect(possible(text, language)).toHaveProperty([name]),
);

it.each(["Climb with Ben", "Swim at dawn", "Dance in the rain"])("%j is at most a large city before that", (text) => {
  const [first] = text.split(" ");
  const before = possibleNames(text, "en").filter(({ name }) => !text.endsWith(name));
  for (const name of before) expect(name).toEqual({ name: first, townMin: 500_000, isTown: true });
});

it.each(["Pool", "essen", "Essen gehen", "Back", "learn sailing", "swim every day", "make hot chocolate"])(
  "%j names nothing of one word",
  (text) => expect(Object.keys(possible(text, "de")).filter((name) => !name.includes(" "))).toEqual([]),
);

it("takes several words for a town only if they have capitals", () => {
  expect(possible("relax in hot springs")).toHaveProperty("hot springs", 500_000);
  expect(possible("relax in Hot Springs")).toHaveProperty("Hot Springs", 0);
});

it.each([
  ["Eiffel To", ["Eiffel To", "To"], true],
  ["see the Eiffel To", ["Eiffel To"], true],
  ["See Par", ["Par"], true],
  ["matterh", ["matterh"], true],
  ["make ramen", ["ramen"], false],
  ["Kayak Lake Como", ["Lake Como"], true],
  ["Paint Lake Como", ["Paint Lake Como", "Lake Como"], true],
  ["den Eiffelturm sehen", ["Eiffelturm"], false],
])("%j begins a name", (text, names, isOpen) => expect(begunNames(text, "de")).toEqual({ names, isOpen }));
