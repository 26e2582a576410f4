// @vitest-environment node
/** Holds the picture of the world to what the live map shows; `npm run generate` draws it anew. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
// biome-ignore-start lint/style/noRestrictedImports: it is compared with the core itself, not with what the app makes of it
import { ClusterIndex } from "@yonder/wasm-core/clustering";
import { PlaceIndex } from "@yonder/wasm-core/places";
// biome-ignore-end lint/style/noRestrictedImports: end of the core itself
import { expect, it } from "vitest";
import { PLACES_CLUSTERING } from "~/workers/places-clustering";
import { circlesOf, coastSvg, type World, worldSvg } from "../../build/world-picture";

const inPackage = (name: string) => join(process.cwd(), "node_modules", name);
const world: World = JSON.parse(readFileSync(inPackage("world-atlas/countries-110m.json"), "utf8"));

it("land and borders are those of the coarse map", async () => {
  await expect(worldSvg(world)).toMatchFileSnapshot("../map/picture/world.svg");
});

it("the coast of small maps is that of the finer map", async () => {
  const fine = JSON.parse(readFileSync(inPackage("world-atlas/land-50m.json"), "utf8"));
  await expect(coastSvg(fine)).toMatchFileSnapshot("../map/pin-map/coast.svg");
});

it("its circles are the clusters of the world's places, at the zooms that show the whole world", async () => {
  const places = new PlaceIndex(readFileSync(inPackage("@yonder/wasm-core/gazetteer.bin")));
  const index = new ClusterIndex(PLACES_CLUSTERING).loadCoordinates(places.coordinates());
  const circles = [0, 1].map((zoom) => circlesOf(index.clusters([-180, -85.06, 180, 85.06], zoom)));
  await expect(`${JSON.stringify(circles)}\n`).toMatchFileSnapshot("../map/picture/circles.json");
  const shown = circles[1]?.filter((_, at) => at % 3 === 2) ?? [];
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(places.length);
});
