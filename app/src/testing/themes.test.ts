import { expect, it } from "vitest";
import { themes } from "~/core/themes";
import { allIdeas } from "~/features/onboarding/ideas/ideas";
import { categories } from "~/ui/categories";
import { type SceneName, sceneNames } from "~/ui/pictures/scene-names";

const isScene = (name: string): name is SceneName => sceneNames.some((each) => each === name);

it.each(["en", "de"] as const)("every collected idea in %s leads to a scene that is drawn", async (language) => {
  const ideas = await allIdeas(language);
  expect(ideas.filter((idea) => !isScene(themes.scene(idea)))).toEqual([]);
});

it("every category has drawn scenes of its own, and a wish without one a neutral scene", () => {
  const ids = Array.from({ length: 40 }, (_, at) => `${at}`);
  for (const category of [...categories, null]) {
    const names = new Set(ids.map((id) => themes.scene({ title: "Zzyzx", category, id })));
    expect([...names].every(isScene)).toBe(true);
    expect(names.size).toBeGreaterThan(1);
  }
});

it("words lead to a category, umlauts too, or to none", () => {
  expect(themes.category("Schwimmen")).toBe("water");
  expect(themes.category("Töpferkurs")).toBe("making");
  expect(themes.scene({ title: "Äpfel vom Baum pflücken" })).toBe("orchard");
  expect(themes.category("Zzyzx")).toBeUndefined();
});
