import { expect, it } from "vitest";
import { sceneFiles } from "./scene-files";
import { sceneNames } from "./scene-names";

const drawings = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

it("every scene has a file, and every file a name", () => {
  expect([...sceneFiles.keys()].sort()).toEqual([...sceneNames].sort());
  expect(sceneNames.length).toBeGreaterThanOrEqual(60);
});

it.each(sceneNames)("%s is a small drawing of its own without words, scripts or anything from elsewhere", (name) => {
  const svg = drawings[`./scenes/${name}.svg`] ?? "";
  expect(svg).toContain('viewBox="0 0 120 90"');
  expect(svg.length).toBeLessThan(2_600);
  expect(svg).not.toMatch(/<(text|script|style|image|use|foreignObject)|href|url\(/);
});
