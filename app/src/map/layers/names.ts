import { ScatterplotLayer, TextLayer } from "@deck.gl/layers";
import type { MapName } from "../base/names";
import type { Colour, Palette } from "../palette";

const SANS = "Instrument Sans Variable, sans-serif";
const SERIF = "Fraunces Variable, Georgia, serif";

/** Styles of names, by kind. The renderer puts the weight before the size, where a style may stand too. */
const LOOKS = {
  country: { size: 12, family: SANS, weight: "600", colour: "ink-soft", rim: "land" },
  sea: { size: 14, family: SERIF, weight: "italic 450", colour: "lagoon", rim: "water" },
  lake: { size: 12.5, family: SERIF, weight: "italic 450", colour: "lagoon", rim: "water" },
  river: { size: 12, family: SERIF, weight: "italic 450", colour: "lagoon", rim: "land" },
  glacier: { size: 12.5, family: SERIF, weight: "italic 450", colour: "lagoon", rim: "ice" },
  park: { size: 12, family: SANS, weight: "600", colour: "moss", rim: "land" },
  town: { size: 12.5, family: SANS, weight: "550", colour: "ink", rim: "land" },
} as const;

/** Between the letters of a country's name, as maps space them out; deck.gl cannot. */
const HAIR_SPACE = "\u200a";

/** Names of countries, seas, landscapes and towns, each with a rim in the colour below it so that it can be read on everything. */
export function nameLayers(names: readonly MapName[], palette: Palette) {
  const kinds = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
  return [townDots(names, palette.ink), ...kinds.map((kind) => textLayer(kind, names, palette))].filter(
    (layer) => layer !== undefined,
  );
}

function townDots(names: readonly MapName[], colour: Colour) {
  const towns = names.filter(({ kind }) => kind === "town");
  return new ScatterplotLayer<MapName>({
    id: "town-dots",
    data: towns,
    getPosition: ({ lng, lat }) => [lng, lat],
    getFillColor: [...colour, 170],
    getRadius: 1.8,
    radiusUnits: "pixels",
  });
}

function textLayer(kind: MapName["kind"], names: readonly MapName[], palette: Palette) {
  const data = names.filter((name) => name.kind === kind);
  // Without a letter to draw the renderer would ask for an empty picture of them, and complain.
  if (data.length === 0) return undefined;
  const { size, family, weight, colour, rim } = LOOKS[kind];
  return new TextLayer<MapName>({
    id: `names-${kind}`,
    data,
    getPosition: ({ lng, lat }) => [lng, lat],
    getText: ({ text }) => (kind === "country" ? [...text.toUpperCase()].join(HAIR_SPACE) : text),
    getColor: palette[colour],
    getSize: size,
    getAngle: ({ angle = 0 }) => angle,
    getPixelOffset: kind === "town" ? [0, -13] : [0, 0],
    fontFamily: family,
    fontWeight: weight as never,
    characterSet: "auto",
    fontSettings: { sdf: true, fontSize: 48, buffer: 6, radius: 12 },
    outlineWidth: 3,
    outlineColor: palette[rim],
  });
}
