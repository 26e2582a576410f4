import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Colour, Palette } from "../palette";

/** Family that labels are drawn with; it comes with the page, so that no typeface is fetched. */
const FONT = ["Instrument Sans Variable"];
const SOURCE = "streets";

type Paint = Record<string, unknown>;

/**
 * Paper and ink for vector tiles of the OpenMapTiles schema, from the coarse to the fine.
 *
 * @param language two letters; labels fall back to the local name
 */
export function streetStyle(source: SourceSpecification, palette: Palette, language: string): StyleSpecification {
  const layers = [...grounds(palette), ...ways(palette), ...labels(palette, language)];
  return { version: 8, sources: { [SOURCE]: source }, layers: layers as LayerSpecification[] };
}

/** The name of a feature in a language, or else in Latin letters, or else as it is called there. */
export function nameIn(language: string): ExpressionSpecification {
  return ["coalesce", ["get", `name:${language}`], ["get", `name_${language}`], ["get", "name:latin"], ["get", "name"]];
}

function grounds(palette: Palette) {
  const { land, water, moss, "ink-soft": soft, "border-line": line } = palette;
  return [
    { id: "land", type: "background", paint: { "background-color": rgb(land) } },
    fill("green", "landcover", { "fill-color": rgb(moss), "fill-opacity": 0.16 }),
    fill("parks", "park", { "fill-color": rgb(moss), "fill-opacity": 0.12 }),
    fill("built", "landuse", { "fill-color": rgb(soft), "fill-opacity": 0.05 }),
    fill("water", "water", { "fill-color": rgb(water) }),
    stroke("rivers", "waterway", { "line-color": rgb(water), "line-width": byZoom(8, 0.5, 16, 4) }),
    fill("buildings", "building", { "fill-color": rgb(soft), "fill-opacity": 0.14 }, 14),
    stroke("borders", "boundary", { "line-color": rgb(line), "line-width": 1, "line-dasharray": [3, 2] }),
  ];
}

/** Roads by their importance, each with a rim below all of them. */
const ROADS = [
  ["paths", ["path", "track", "pedestrian"], 14, byZoom(14, 0.6, 18, 4)],
  ["lanes", ["minor", "service"], 12, byZoom(12, 0.4, 18, 12)],
  ["streets", ["secondary", "tertiary"], 9, byZoom(9, 0.5, 18, 18)],
  ["main", ["primary", "trunk", "motorway"], 5, byZoom(5, 0.5, 18, 24)],
] as const;

function ways(palette: Palette) {
  const { "paper-raised": raised, "border-line": line, sun } = palette;
  const rims = ROADS.slice(1).map(([id, classes, minzoom, width]) => ({
    ...stroke(`${id}-rim`, "transportation", { "line-color": rgb(line), "line-gap-width": width, "line-width": 1 }),
    filter: ofClass(classes),
    minzoom: minzoom + 2,
  }));
  const roads = ROADS.map(([id, classes, minzoom, width]) => ({
    ...stroke(id, "transportation", {
      "line-color": id === "paths" ? rgb(line) : id === "main" ? rgb(mixed(sun, raised, 0.3)) : rgb(raised),
      "line-width": width,
    }),
    filter: ofClass(classes),
    minzoom,
  }));
  const rail = stroke("rails", "transportation", {
    "line-color": rgb(palette["ink-soft"]),
    "line-width": 1,
    "line-opacity": 0.6,
    "line-dasharray": [4, 2],
  });
  return [...rims, ...roads, { ...rail, filter: ofClass(["rail", "transit"]), minzoom: 11 }];
}

function labels(palette: Palette, language: string) {
  const name = nameIn(language);
  const ink = { "text-color": rgb(palette.ink), "text-halo-color": rgb(palette.land), "text-halo-width": 1.5 };
  const soft = { ...ink, "text-color": rgb(palette["ink-soft"]) };
  const sea = { ...ink, "text-color": rgb(palette.lagoon), "text-halo-color": rgb(palette.water) };
  const text = (size: unknown, more: Paint = {}) => ({
    "text-field": name,
    "text-font": FONT,
    "text-size": size,
    "text-max-width": 8,
    ...more,
  });
  const symbol = (id: string, layer: string, layout: Paint, paint: Paint) => ({
    id,
    type: "symbol",
    source: SOURCE,
    "source-layer": layer,
    layout,
    paint,
  });
  const along = { "symbol-placement": "line" };
  const rank = { "symbol-sort-key": ["coalesce", ["get", "rank"], 99] };
  return [
    { ...symbol("water-names", "water_name", text(12), sea) },
    { ...symbol("street-names", "transportation_name", text(byZoom(13, 10, 18, 14), along), soft), minzoom: 13 },
    { ...symbol("peaks", "mountain_peak", text(11, rank), soft), minzoom: 11 },
    { ...symbol("sights", "poi", text(11, rank), soft), minzoom: 15 },
    {
      ...symbol("villages", "place", text(12, rank), soft),
      filter: ofClass(["village", "suburb", "hamlet"]),
      minzoom: 11,
    },
    { ...symbol("towns", "place", text(byZoom(6, 12, 14, 18), rank), ink), filter: ofClass(["city", "town"]) },
    { ...symbol("countries", "place", text(15, rank), ink), filter: ofClass(["country"]), maxzoom: 8 },
  ];
}

function fill(id: string, layer: string, paint: Paint, minzoom = 0) {
  return { id, type: "fill", source: SOURCE, "source-layer": layer, paint, minzoom };
}

function stroke(id: string, layer: string, paint: Paint) {
  const layout = { "line-cap": "round", "line-join": "round" };
  return { id, type: "line", source: SOURCE, "source-layer": layer, layout, paint };
}

function ofClass(classes: readonly string[]) {
  return ["in", ["get", "class"], ["literal", classes]];
}

/** A number that grows with the zoom, about as fast as the map does. */
function byZoom(from: number, least: number, to: number, most: number) {
  return ["interpolate", ["exponential", 1.5], ["zoom"], from, least, to, most];
}

function mixed([r, g, b]: Colour, [otherR, otherG, otherB]: Colour, share: number): Colour {
  const mix = (one: number, other: number) => Math.round(one * share + other * (1 - share));
  return [mix(r, otherR), mix(g, otherG), mix(b, otherB)];
}

function rgb([red, green, blue]: Colour): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
