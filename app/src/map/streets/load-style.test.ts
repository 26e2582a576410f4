import { afterEach, expect, it, vi } from "vitest";
import type { Palette } from "../palette";
import { loadStyle } from "./load-style";

const palette = new Proxy({} as Palette, { get: () => [10, 20, 30] });
const answer = (json: unknown) => vi.stubGlobal("fetch", async () => Response.json(json));
const load = (language: string) =>
  loadStyle({ url: "https://tiles.example/planet", host: "tiles.example", isOwn: false }, { palette, language });

afterEach(() => {
  vi.unstubAllGlobals();
});

it("gives the tiles of a TileJSON our own style, with who made them as plain words", async () => {
  answer({ tiles: ["https://tiles.example/{z}/{x}/{y}.pbf"], maxzoom: 12, attribution: "<b>© Somebody</b>" });
  const { style, attribution } = await load("en");
  const tiles = ["https://tiles.example/{z}/{x}/{y}.pbf"];
  expect(style.sources).toEqual({ streets: { type: "vector", tiles, minzoom: 0, maxzoom: 12 } });
  expect(attribution).toBe("© Somebody");
});

it("shows the names of a foreign style in the language of the page, and leaves its other labels", async () => {
  const label = (id: string, field: unknown) => ({ id, type: "symbol", source: "s", layout: { "text-field": field } });
  answer({ version: 8, sources: {}, layers: [label("towns", ["get", "name"]), label("numbers", "{housenumber}")] });
  for (const language of ["de", "en"]) {
    const { style, attribution } = await load(language);
    const [towns, numbers] = style.layers.map((layer) => JSON.stringify(layer.layout));
    expect(towns).toContain(`name:${language}`);
    expect(numbers).toContain("{housenumber}");
    expect(attribution).toContain("OpenStreetMap");
  }
});

it("refuses what is neither a style nor a TileJSON", async () => {
  answer({ hello: "world" });
  await expect(load("en")).rejects.toThrow("neither a style nor a TileJSON");
});
