import { describe, expect, it } from "vitest";
import { validateActivity } from "~/core";
import { folded } from "~/sync/lists/activities";
import { categories, kindOf } from "~/ui/categories";
import { forSeason, parsed, seasonOf } from "./ideas";
import german from "./ideas.de.txt?raw";
import text from "./ideas.en.txt?raw";

const ideas = parsed(text);

it("say the same in German: line by line the same category and seasons, in other words", () => {
  const facts = (all: typeof ideas) => all.map(({ category, seasons }) => ({ category, seasons }));
  expect(facts(parsed(german))).toEqual(facts(ideas));
  const titles = new Set(ideas.map(({ title }) => title));
  expect(parsed(german).filter(({ title }) => titles.has(title))).toEqual([]);
});

describe.each([
  ["English", ideas],
  ["German", parsed(german)],
] as const)("the collected ideas in %s", (_, ideas) => {
  it("are at least 300, and at least 30 of each category", () => {
    expect(ideas.length).toBeGreaterThanOrEqual(300);
    for (const category of categories) {
      expect(ideas.filter((idea) => idea.category === category).length, category).toBeGreaterThanOrEqual(30);
    }
  });

  it("are each there once, and valid as they are", () => {
    expect(new Set(ideas.map(({ title }) => folded(title))).size).toBe(ideas.length);
    const wrong = ideas.flatMap(({ title, category }) => validateActivity({ id: "i", title, kind: kindOf(category) }));
    expect(wrong).toEqual([]);
  });

  it("name only seasons there are", () => {
    const tags = text.split("\n").flatMap((line) => line.split(" ~")[1]?.split(",") ?? []);
    expect([...new Set(tags)].sort()).toEqual(["any", "autumn", "spring", "summer", "winter"]);
  });

  it("that fit the season come first, those of another season last", () => {
    const sorted = forSeason(ideas, "winter", 1);
    expect(sorted).toHaveLength(ideas.length);
    expect(sorted[0]?.seasons).toContain("winter");
    expect(sorted.at(-1)?.seasons).not.toContain("winter");
  });
});

it.each([
  [0, false, "winter"],
  [2, false, "spring"],
  [6, false, "summer"],
  [10, false, "autumn"],
  [11, false, "winter"],
  [0, true, "summer"],
  [6, true, "winter"],
] as const)("month %i (south of the equator: %s) is in %s", (month, southern, season) => {
  expect(seasonOf(new Date(2026, month, 15), southern)).toBe(season);
});
