import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";

export function writeGeoJson(entries: readonly Entry[]): string {
  const features = entries.map(({ place, ...properties }) => ({
    type: "Feature",
    geometry: place ? { type: "Point", coordinates: [place.lng, place.lat] } : null,
    properties: { ...properties, ...(place ? { place: place.name } : {}) },
  }));
  return JSON.stringify({ type: "FeatureCollection", features }, null, 2);
}

type Properties = Partial<Omit<Entry, "place">> & { name?: string; description?: string; place?: string };

interface Feature {
  geometry?: { type?: string; coordinates?: unknown } | null;
  properties?: Properties | null;
}

/** Points and what has no geometry; of other shapes only the words are of use. */
export function readGeoJson(value: object): Entry[] {
  const { features } = value as { features?: unknown };
  const all = "features" in value ? features : [value];
  if (!Array.isArray(all)) throw new UnreadableFile(words().exchange.problems.noFeatures);
  return (all as Feature[]).map(entryOfFeature);
}

function entryOfFeature({ geometry, properties }: Feature, at: number): Entry {
  const { title, name, description, note, place: placeName, ...rest } = properties ?? {};
  const said = title ?? name ?? placeName;
  if (typeof said !== "string") throw new UnreadableFile(words().exchange.problems.noName(at + 1));
  const [lng, lat] = geometry?.type === "Point" && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  const isPoint = typeof lng === "number" && typeof lat === "number";
  return {
    ...rest,
    title: said,
    note: note ?? description,
    place: isPoint ? { name: typeof placeName === "string" ? placeName : said, lng, lat } : undefined,
  };
}
