/** KML and GPX, through GeoJSON and the libraries that know the corners of both. */
import { toKML } from "@placemarkio/tokml";
import { gpx, kml } from "@tmcw/togeojson";
import type { Feature, FeatureCollection } from "geojson";
import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";
import { featuresOf, rowOf } from "./geojson";
import type { RawRow } from "./raw-row";

/** Writes KML. It has no lists, so that steps are the lines of one field: `[x] Book the train`. */
export function writeKml(entries: readonly Entry[]): string {
  const features = featuresOf(entries).features.map((feature) => ({ ...feature, properties: fieldsOf(feature) }));
  return toKML({ type: "FeatureCollection", features });
}

function fieldsOf({ properties }: Pick<Feature, "properties">): Record<string, unknown> {
  const { title, note, steps, ...rest } = properties as Omit<Entry, "place">;
  const lines = steps?.map((step) => `${step.done ? "[x]" : "[ ]"} ${step.title}`).join("\n");
  const fields = { name: title, description: note, ...rest, steps: lines };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads the placemarks of KML, or the waypoints, routes and tracks of GPX; one without a name becomes an empty title. */
export function readXml(text: string): RawRow[] {
  const xml = parse(text);
  if (!xml || xml.querySelector("parsererror")) throw new UnreadableFile(words().exchange.problems.brokenXml);
  const rows = xml.documentElement.localName === "gpx" ? rowsOf(gpx(xml)) : kmlRows(xml);
  if (rows.length === 0) throw new UnreadableFile(words().exchange.problems.noPlacemarks);
  return rows;
}

/** A browser reports broken XML inside the document, other environments throw. */
function parse(text: string): Document | undefined {
  try {
    return new DOMParser().parseFromString(text, "application/xml");
  } catch {
    return undefined;
  }
}

function rowsOf({ features }: FeatureCollection<Feature["geometry"] | null>): RawRow[] {
  return features.map((feature) => rowOf(withPlainText(feature)) ?? { title: "" });
}

function kmlRows(xml: Document): RawRow[] {
  const { features } = kml(xml);
  // Overlays and links to other files are no wishes.
  const placemarks = features.filter(({ properties }) => !properties?.["@geometry-type"]);
  const elements = xml.getElementsByTagName("Placemark");
  return rowsOf({ type: "FeatureCollection", features: placemarks }).map((row, at) => {
    const lines = typeof row.steps === "string" ? row.steps.split("\n") : stepElements(elements[at]);
    return lines.length === 0 ? row : { ...row, steps: lines.map(stepOf) };
  });
}

/** The steps of a file from before they were the lines of one field: a field of the same name for each. */
function stepElements(placemark: Element | undefined): string[] {
  const fields = [...(placemark?.getElementsByTagName("Data") ?? [])];
  return fields
    .filter((field) => field.getAttribute("name") === "step")
    .map((field) => field.textContent?.trim() ?? "");
}

function stepOf(line: string): { title: string; done: boolean } {
  return { title: line.replace(/^\[[x ]\] /, ""), done: line.startsWith("[x]") };
}

/** Descriptions of KML may be HTML, and GPX has its own names for them; a note is plain text. */
function withPlainText(feature: Feature<Feature["geometry"] | null>): object {
  const { description, desc, cmt, ...properties } = feature.properties ?? {};
  const note = Object(description)["@type"] === "html" ? textOf(Object(description).value) : description;
  return { ...feature, properties: { ...properties, description: note ?? desc ?? cmt } };
}

function textOf(html: unknown): string {
  return new DOMParser().parseFromString(String(html), "text/html").body.textContent?.trim() ?? "";
}
