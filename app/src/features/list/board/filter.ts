/** Filter of activities. Pure. */
import type { Activity } from "~/core";
import { folded, inOrder, type Section, sectionOf } from "~/sync/lists/activities";
import { type Category, categoryOf } from "~/ui/categories";

export interface Filter {
  text: string;
  category: Category | "";
  /** 1 to 12, or 0 for all. */
  month: number;
  placed: boolean;
}

export const everything: Filter = { text: "", category: "", month: 0, placed: false };

export function isNarrow({ text, category, month, placed }: Filter): boolean {
  return text.trim() !== "" || category !== "" || month !== 0 || placed;
}

type GetCategory = (activity: Activity) => Category | null;

/** @param getCategory - also knows the categories that words lead to; by default only what was chosen counts */
export function passes(
  activity: Activity,
  { text, category, month, placed }: Filter,
  getCategory: GetCategory = categoryOf,
): boolean {
  const words = folded(`${activity.title} ${activity.place?.name ?? ""} ${activity.note ?? ""}`);
  const asked = folded(text).split(" ");
  return (
    asked.every((word) => words.includes(word)) &&
    (category === "" || getCategory(activity) === category) &&
    (month === 0 || activity.targetMonth === month) &&
    (!placed || activity.place !== undefined)
  );
}

/**
 * The parts of the board, each in order: what is pinned and open stands in `now` alone, and in `added` what was just
 * written, where its place at the end of the list is out of sight.
 */
export type Parts = Record<Section | "now" | "added", Activity[]>;

/** Wishes from which on the end of the list is out of sight of the field. */
const LONG_LIST = 12;

const nothingAdded: ReadonlySet<string> = new Set();

const nothingHeld: ReadonlyMap<string, Section> = new Map();

/** Facts that decide which part an activity stands in. */
interface Sorting {
  /** Ids of pinned activities. */
  pinned: readonly string[];
  filter: Filter;
  /** Ids of activities written a moment ago. */
  added?: ReadonlySet<string>;
  /** Activities that were ticked a moment ago and keep their place, by id. */
  held?: ReadonlyMap<string, Section>;
  getCategory?: GetCategory;
}

export function partsOf(
  activities: readonly Activity[],
  { pinned, filter, added = nothingAdded, held = nothingHeld, getCategory }: Sorting,
): Parts {
  const parts: Parts = { now: [], added: [], wish: [], planned: [], done: [] };
  const isLong = activities.filter((activity) => sectionOf(activity) === "wish").length > LONG_LIST;
  for (const activity of inOrder(activities)) {
    const section = held.get(activity.id) ?? sectionOf(activity);
    if (section === "wish" && isLong && added.has(activity.id)) {
      parts.added.unshift(activity);
      continue;
    }
    if (!section || !passes(activity, filter, getCategory)) continue;
    parts[section !== "done" && pinned.includes(activity.id) ? "now" : section].push(activity);
  }
  // What was done last is looked for first.
  parts.done.sort((a, b) => ((a.doneAt ?? "") < (b.doneAt ?? "") ? 1 : -1));
  return parts;
}
