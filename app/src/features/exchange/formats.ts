/** A list as a file, and back. Loaded when the first file is written or read. */
import { isUploaded } from "~/api/photo";
import type { Activity, BucketList } from "~/core";
import { inOrder } from "~/sync/lists/activities";
import { words } from "~/ui/words";
import { readCsv, writeCsv } from "./csv";
import { type Entry, entryOf, UnreadableFile } from "./entry";
import { readGeoJson, writeGeoJson } from "./geojson";
import { entryFrom, type RawRow } from "./raw-row";
import { readXml, writeKml } from "./xml";

export const formats = ["json", "csv", "geojson", "kml"] as const;
export type Format = (typeof formats)[number];

const types: Record<Format, string> = {
  json: "application/json",
  csv: "text/csv;charset=utf-8",
  geojson: "application/geo+json",
  kml: "application/vnd.google-earth.kml+xml",
};

/** The list as a file of a format. GeoJSON and KML hold what has no place as well, without a geometry. */
export function fileOf(list: BucketList, format: Format): File {
  const entries = inOrder(list.activities).map((activity) =>
    format === "json" ? { ...entryOf(activity), photo: photoOf(activity) } : entryOf(activity),
  );
  const text = { json: writeJson, csv: writeCsv, geojson: writeGeoJson, kml: writeKml }[format](entries, list.year);
  return new File([text], `yonder-${list.year}.${format}`, { type: types[format] });
}

/** Note on the photos of a list that becomes a file; `undefined` where it has none. */
export function photosIn(list: BucketList, format: Format): string | undefined {
  const count = list.activities.filter(photoOf).length;
  if (count === 0) return undefined;
  return format === "json" ? words().exchange.photosLinked(count) : words().exchange.photosLeftOut(count);
}

function photoOf({ proofRef }: Activity): string | undefined {
  return isUploaded(proofRef) ? new URL(proofRef, window.location.href).href : undefined;
}

/**
 * The entries of a file, whatever of the formats it is.
 *
 * @throws {@link UnreadableFile} with a sentence that says what is wrong
 */
export function entriesOf(name: string, text: string): Entry[] {
  return rawRowsIn(name, text).map(entryFrom);
}

function rawRowsIn(name: string, text: string): RawRow[] {
  const content = text
    .toWellFormed()
    .replace(/^\uFEFF/, "")
    .trim();
  if (content === "") throw new UnreadableFile(words().exchange.problems.empty);
  if (content.startsWith("<")) return readXml(content);
  if (content.startsWith("{") || content.startsWith("[")) return readJsonOrGeoJson(content);
  if (/\.(json|geojson)$/i.test(name)) throw new UnreadableFile(words().exchange.problems.noJson);
  return readCsv(content);
}

function writeJson(entries: readonly Entry[], year: number): string {
  return JSON.stringify({ format: "yonder-list", version: 1, year, entries }, null, 2);
}

function readJsonOrGeoJson(content: string): RawRow[] {
  let value: unknown;
  try {
    // An escape may stand for half a letter, which no server takes.
    value = JSON.parse(content, (_, part) => (typeof part === "string" ? part.toWellFormed() : part));
  } catch {
    throw new UnreadableFile(words().exchange.problems.noJson);
  }
  const record = value as { entries?: unknown; activities?: unknown; type?: unknown };
  if (record.type === "FeatureCollection" || record.type === "Feature") return readGeoJson(record);
  const rows = Array.isArray(value) ? value : (record.entries ?? record.activities);
  if (!Array.isArray(rows)) throw new UnreadableFile(words().exchange.problems.noList);
  return rows.map(ofRow);
}

/** An entry of our own file, or an activity as the server keeps it. */
function ofRow(row: unknown, at: number): RawRow {
  if (typeof row === "string") return { title: row };
  const record = row as RawRow & { targetMonth?: unknown };
  if (typeof record?.title !== "string") throw new UnreadableFile(words().exchange.problems.noTitle(at + 1));
  return { ...record, month: record.month ?? record.targetMonth };
}
