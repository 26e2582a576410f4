/** Names of lakes, rivers, glaciers and parks on the base map. Loaded once somebody looks closer than at the whole world. */
import type { Language } from "~/ui/words/language";
import table from "./landscape.json";
import type { MapName } from "./names";

/** Beyond this zoom the one name of a river is far away from what is seen of it; larger areas keep theirs longer. */
const RIVER_ZOOM_MAX = 9;
const AREA_ZOOM_MAX = 11;
/** Number of zooms a feature must be shown for to count as better known than a town; the rest comes after the towns. */
const KNOWN_FOR = 1.5;

type Row = (string | number)[];

/** The names that a zoom has room for, in two groups: those to place before the towns, and those to place after. */
export function landscapeNames(zoom: number, language: Language): { known: MapName[]; others: MapName[] } {
  const rows = [
    ...named("lake", table.lakes, zoom, AREA_ZOOM_MAX),
    ...named("glacier", table.glaciers, zoom, AREA_ZOOM_MAX),
    ...named("park", table.parks, zoom, AREA_ZOOM_MAX),
    ...named("river", table.rivers, zoom, RIVER_ZOOM_MAX),
  ].sort((a, b) => a.from - b.from);
  const names = (isKnown: boolean) =>
    rows.filter(({ from }) => zoom >= from + KNOWN_FOR === isKnown).map(({ row, kind }) => nameOf(row, kind, language));
  return { known: names(true), others: names(false) };
}

function named(kind: MapName["kind"], rows: readonly Row[], zoom: number, zoomMax: number) {
  if (zoom > zoomMax) return [];
  return rows.filter((row) => zoom >= Number(row[4])).map((row) => ({ row, kind, from: Number(row[4]) }));
}

function nameOf([english, german, lng, lat, , angle]: Row, kind: MapName["kind"], language: Language): MapName {
  const text = String((language === "de" && german) || english);
  return { text, lng: Number(lng), lat: Number(lat), kind, ...(angle ? { angle: Number(angle) } : {}) };
}
