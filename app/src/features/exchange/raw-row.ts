/** Parses the rows of files, in which anything may stand, into entries that a list can keep. */
import { categories } from "~/ui/categories";
import { type Entry, type Part, STATUSES } from "./entry";
import { visibleLine, visibleText } from "./visible-text";

/** A row as a file has it: nothing is known of its fields but the title. */
export type RawRow = { readonly [Field in Exclude<keyof Entry, "title" | "lost" | "photo">]?: unknown } & {
  readonly title: string;
};

const TITLE_MAX = 140;
const NOTE_MAX = 4_000;
const STEPS_MAX = 30;
const PLACE_NAME_MAX = 200;
const ID_MAX = 128;

/**
 * The entry a list can keep. `lost` names what it cannot: words it does not know, days that are none, more letters than
 * there is room for. A title that is too long is shortened, and stands whole in the note.
 */
export function entryFrom(row: RawRow): Entry {
  const lost = new Set<Part>();
  /** Reads a field, and takes note of one that says something nobody can read. */
  const read = <Value>(part: Part, value: unknown, reader: (value: unknown) => Value | undefined) => {
    if (value === undefined || value === null || value === "") return undefined;
    const found = reader(value);
    if (found === undefined) lost.add(part);
    return found;
  };
  const whole = visibleLine(row.title);
  const title = shortened(whole, TITLE_MAX);
  const ownNote = read("note", row.note, (note) => (typeof note === "string" ? visibleText(note) : undefined));
  const longNote = (title === whole ? [ownNote] : [whole, ownNote]).filter(Boolean).join("\n\n");
  const note = shortened(longNote, NOTE_MAX);
  if (note !== longNote) lost.add("note");
  const status = read("status", row.status, (value) => STATUSES.find((each) => each === lower(value)));
  const place = read("place", row.place, (value) => placeFrom(value, title));
  if (place?.isCut) lost.add("place");
  const placeId = read("place", row.placeId, idFrom);
  // The id of a place without its point is of no use to a list.
  if (placeId && !place) lost.add("place");
  const steps = read("steps", row.steps, stepsFrom);
  if (steps?.isCut) lost.add("steps");
  const doneAt = read("doneOn", row.doneAt, instantFrom);
  if (doneAt && status !== "done") lost.add("doneOn");
  return {
    title,
    status,
    category: read("category", row.category, (value) => categories.find((each) => each === lower(value))),
    note: note || undefined,
    month: read("month", row.month, monthFrom),
    doneAt: status === "done" ? doneAt : undefined,
    place: place?.point,
    placeId: place && placeId,
    steps: steps?.steps,
    lost: lost.size > 0 ? [...lost] : undefined,
  };
}

/** Counted as the server counts: a letter beyond the first plane is one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

const lower = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);

function monthFrom(value: unknown): number | undefined {
  const month = typeof value === "string" ? Number(value) : value;
  return typeof month === "number" && Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined;
}

/** Years of four digits: the record keeps no others. */
function instantFrom(value: unknown): string | undefined {
  const moment = new Date(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  return /^\d{4}-/.test(iso) ? iso : undefined;
}

function idFrom(value: unknown): string | undefined {
  const id = typeof value === "string" ? value.trim() : "";
  return id !== "" && id === visibleLine(id) && Array.from(id).length <= ID_MAX ? id : undefined;
}

function placeFrom(value: unknown, title: string): { point: Entry["place"]; isCut: boolean } | undefined {
  const { name, lat, lng } = value as { name?: unknown; lat?: unknown; lng?: unknown };
  const isWithin = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === "number" && Math.abs(degrees) <= most;
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) return undefined;
  const called = typeof name === "string" ? visibleLine(name) : "";
  const short = shortened(called, PLACE_NAME_MAX);
  return { point: { name: short || title, lat, lng }, isCut: short !== called };
}

function stepsFrom(value: unknown): { steps: Entry["steps"]; isCut: boolean } | undefined {
  if (!Array.isArray(value)) return undefined;
  const all = value.map((step: unknown) => {
    const { title, done } = Object(typeof step === "string" ? { title: step } : step) as {
      title?: unknown;
      done?: unknown;
    };
    return { title: typeof title === "string" ? visibleLine(title) : "", done: done === true };
  });
  const steps = all
    .filter(({ title }) => title !== "")
    .map((step) => ({ ...step, title: shortened(step.title, TITLE_MAX) }))
    .slice(0, STEPS_MAX);
  const isCut = steps.length < all.length || steps.some((step, at) => step.title !== all[at]?.title);
  return { steps: steps.length > 0 ? steps : undefined, isCut };
}
