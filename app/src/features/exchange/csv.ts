import Papa from "papaparse";
import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";
import type { RawRow } from "./raw-row";

const COLUMNS = [
  "title",
  "status",
  "category",
  "month",
  "place",
  "lat",
  "lng",
  "placeId",
  "doneAt",
  "note",
  "steps",
] as const;
const FORMULA = /^'(?=[=+\-@\t\r])/;

export function writeCsv(entries: readonly Entry[]): string {
  const rows = entries.map(({ place, steps, ...entry }) => ({
    ...entry,
    place: place?.name,
    lat: place?.lat,
    lng: place?.lng,
    steps: steps?.map(({ title, done }) => `${done ? "[x]" : "[ ]"} ${title}`).join("\n"),
  }));
  // What begins like a formula gets a mark, or a spreadsheet would run it. A number is none: longitudes may be negative.
  return Papa.unparse(
    { fields: [...COLUMNS], data: rows.map((row) => COLUMNS.map((name) => guarded(row[name]))) },
    { newline: "\r\n" },
  );
}

function guarded(value: string | number | undefined): string | number | undefined {
  return typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Reads our own columns, or a first column of titles. */
export function readCsv(text: string): RawRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new UnreadableFile(words().exchange.problems.quotes((broken.row ?? 0) + 1));
  const [head = [], ...rows] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  if (!names.includes("title")) return data.map(([title = ""]) => ({ title: title.replace(FORMULA, "") }));
  return rows.map((row, at) =>
    entryOfRow(Object.fromEntries(names.map((name, n) => [name, (row[n] ?? "").replace(FORMULA, "")])), at + 2),
  );
}

function entryOfRow(row: Record<string, string>, line: number): RawRow {
  const { title = "", status, category, note, doneat, place, placeid, steps } = row;
  const [lat, lng] = [degrees(row.lat, "lat", line), degrees(row.lng, "lng", line)];
  return {
    title,
    status,
    category,
    note,
    month: row.month,
    doneAt: doneat,
    place: place || lat !== undefined || lng !== undefined ? { name: place || title, lat, lng } : undefined,
    placeId: placeid,
    steps: steps
      ? steps.split("\n").map((step) => ({ title: step.replace(/^\[[x ]\] /, ""), done: step.startsWith("[x]") }))
      : undefined,
  };
}

function degrees(text: string | undefined, name: string, line: number): number | undefined {
  if (!text?.trim()) return undefined;
  const value = Number(text);
  if (Number.isNaN(value)) throw new UnreadableFile(words().exchange.problems.noNumber(line, name, text));
  return value;
}
