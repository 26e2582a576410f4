import type { StyleSpecification } from "maplibre-gl";
import { PMTiles, Protocol } from "pmtiles";
import type { Palette } from "../palette";
import { fetchKept, KeptSource } from "./kept-tiles";
import type { StreetSource } from "./sources";
import { nameIn, streetStyle } from "./style";

/** Answers MapLibre's questions for tiles of PMTiles files; each file's directory is read once. */
export const pmtiles = new Protocol();
const files = new Map<string, PMTiles>();

export interface StreetStyle {
  style: StyleSpecification;
  /** Makers of the data, as plain text. */
  attribution: string;
}

interface Look {
  palette: Palette;
  language: string;
}

/** A style, or a TileJSON. */
type Found = Partial<StyleSpecification> & {
  tiles?: string[];
  minzoom?: number;
  maxzoom?: number;
  attribution?: string;
};

const OPENSTREETMAP = "© OpenStreetMap contributors";

/**
 * The style of a source: ours for a PMTiles file or a TileJSON, its own for a style, with names in the page's language.
 *
 * @throws where the source cannot be reached or is none of these
 */
export async function loadStyle({ url }: StreetSource, { palette, language }: Look): Promise<StreetStyle> {
  if (/\.pmtiles($|\?)/.test(url)) {
    const { attribution } = await metadataOf(url);
    const source = { type: "vector", url: `pmtiles://${url}` } as const;
    return { style: streetStyle(source, palette, language), attribution: plain(attribution) };
  }
  const found = JSON.parse(new TextDecoder().decode(await fetchKept(url))) as Found;
  if (found.layers) return { style: inLanguage(found as StyleSpecification, language), attribution: plain(undefined) };
  if (!found.tiles) throw new Error("neither a style nor a TileJSON");
  const { tiles, minzoom = 0, maxzoom = 14 } = found;
  const source = { type: "vector", tiles, minzoom, maxzoom } as const;
  return { style: streetStyle(source, palette, language), attribution: plain(found.attribution) };
}

/** Loads single tiles of a source, so that they stay on this device. */
export async function openTiles({ url }: StreetSource): Promise<LoadTile> {
  if (/\.pmtiles($|\?)/.test(url)) return (z, x, y) => fileAt(url).getZxy(z, x, y);
  const { tiles = [], maxzoom = 14 } = JSON.parse(new TextDecoder().decode(await fetchKept(url))) as Found;
  const [template] = tiles;
  // A style of its own says elsewhere where its tiles are.
  if (!template) return async () => undefined;
  return async (z, x, y, fetchTile) => {
    if (z <= maxzoom) await fetchTile(template.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`));
  };
}

type LoadTile = (z: number, x: number, y: number, fetchTile: (url: string) => Promise<ArrayBuffer>) => Promise<unknown>;

async function metadataOf(url: string): Promise<{ attribution?: string }> {
  try {
    return (await fileAt(url).getMetadata()) as { attribution?: string };
  } catch (failure) {
    // The file remembers its failure: the next try needs a new one.
    files.delete(url);
    throw failure;
  }
}

function fileAt(url: string): PMTiles {
  const known = files.get(url);
  if (known) return known;
  const file = new PMTiles(new KeptSource(url));
  files.set(url, file);
  pmtiles.add(file);
  return file;
}

/** A foreign style whose labels that show a name show it in the page's language. */
function inLanguage(style: StyleSpecification, language: string): StyleSpecification {
  const layers = style.layers.map((layer) => {
    const named = layer.type === "symbol" && JSON.stringify(layer.layout?.["text-field"] ?? "").includes("name");
    return named ? { ...layer, layout: { ...layer.layout, "text-field": nameIn(language) } } : layer;
  });
  return { ...style, layers };
}

/** Attributions come as HTML; only their words are shown. */
function plain(attribution: string | undefined): string {
  const text = new DOMParser().parseFromString(attribution ?? "", "text/html").body.textContent?.trim();
  return text || OPENSTREETMAP;
}
