import { expect, it } from "vitest";
import type { Palette } from "../palette";
import { nameIn, streetStyle } from "./style";

const palette = new Proxy({} as Palette, { get: () => [10, 20, 30] });
const styleIn = (language: string) => streetStyle({ type: "vector", url: "pmtiles://x" }, palette, language);

it("labels features in the language of the page, or else as they are called there", () => {
  expect(nameIn("de").slice(1)).toEqual([
    ["get", "name:de"],
    ["get", "name_de"],
    ["get", "name:latin"],
    ["get", "name"],
  ]);
  const labels = styleIn("de").layers.filter(({ type }) => type === "symbol");
  expect(labels.length).toBeGreaterThan(4);
  for (const label of labels) expect(JSON.stringify(label)).toContain("name:de");
});

it("needs no typefaces or pictures from elsewhere", () => {
  const style = styleIn("en");
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
});

it("draws in the colours of the page, every layer once", () => {
  const { layers } = styleIn("en");
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  expect(JSON.stringify(layers)).toContain("rgb(10, 20, 30)");
});
