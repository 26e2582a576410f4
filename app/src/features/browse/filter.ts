/** Search of the address, and the finds that match it. Pure. */
import UFuzzy from "@leeoniya/ufuzzy";
import type { QuestDate } from "~/api/schema";
import type { Bbox, View } from "~/map/view";
import { distanceKm } from "~/sync/geo";
import { type Category, categories } from "~/ui/categories";
import { type Find, isWithin, type QuestFind } from "./finds";
import { reachKm, WITHIN_KM } from "./reach";
import { findsInTown, type NamedTown } from "./town-search";
import type { Wanted } from "./wanted";
import { beginsOn, daysOf, type When, whenFrom } from "./when";

export const SHOWN = ["quests", "lists", "places"] as const;
export const PRICES = ["free", "paid"] as const;
export const SEATS = ["open"] as const;
export const WANTED = ["friends"] as const;

export interface Filter {
  text: string;
  /** One kind alone, or all. */
  show: (typeof SHOWN)[number] | null;
  category: Category | null;
  /** Price of a seat; lists are free, and are not filtered by it. */
  price: (typeof PRICES)[number] | null;
  /** Kilometres from the town that the words name, the middle of the map once it was moved, or the reader. */
  within: number | null;
  /** Days on which it can begin. */
  when: When | null;
  /** With seats that can be booked, or without dates to book at all. */
  seats: (typeof SEATS)[number] | null;
  /** Something of it is what a friend wants too. */
  wanted: (typeof WANTED)[number] | null;
}

/** Area of the map; without it everywhere is meant. */
export interface Where {
  bbox?: Bbox | undefined;
  middle?: Pick<View, "longitude" | "latitude"> | undefined;
  /** Where the reader lives or is: a distance is from there while the map has not been moved. */
  here?: Where["middle"] | undefined;
  /** The town that the words name, if they name one. */
  town?: NamedTown | null;
}

/** Point that distances are measured from: the middle of the map, the town that the words name, or the reader's. */
export type Origin = "map" | "town" | "here";

export interface Found {
  find: Find;
  /** From the origin to the nearest of its places, in km; `null` without either. */
  km: number | null;
  /** Left out without a distance. */
  from?: Origin;
}

/** Other facts that a search needs besides the finds themselves. */
export interface Known {
  wanted: Wanted;
  nowMs: number;
}

export function filterFrom(query: URLSearchParams): Filter {
  const one = <Word extends string>(name: string, known: readonly Word[]) =>
    known.find((each) => each === query.get(name)) ?? null;
  const number = (name: string, known: readonly number[]) =>
    known.find((each) => String(each) === query.get(name)) ?? null;
  return {
    text: query.get("q")?.trim() ?? "",
    show: one("show", SHOWN),
    category: one("category", categories),
    price: one("price", PRICES),
    within: number("within", WITHIN_KM),
    when: whenFrom(query.get("when")),
    seats: one("seats", SEATS),
    wanted: one("wanted", WANTED),
  };
}

/** One wrong letter, one too many or too few in each word, as the author of the library advises for typed names. */
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1 });
/** Words may stand in any order, up to this many. */
const WORDS_MAX = 4;

/**
 * Returns the finds that match. Words that name a town find what is in it, and then what is near it; else the order is
 * nearest first where the map says from where, or the order in which the finds came. Quests on dates come first where a
 * day or seats are asked for, and last where they have no dates left.
 */
export function search(finds: readonly Find[], filter: Filter, where: Where, known: Known): Found[] {
  const worded = byWords(finds, filter.text);
  const inTown = where.town ? findsInTown(finds, where.town, worded.length) : [];
  const there = where.town && inTown.length > 0 ? inPlaceOf(where, where.town, inTown, filter) : where;
  const from = filter.within !== null && !there.middle ? there.here : there.middle;
  const origin = there.middle ? (there === where ? "map" : "town") : "here";
  const isFitting = fitting(filter, known);
  const found = union(inTown, worded).flatMap((find): Found[] => {
    if (!isFitting(find)) return [];
    const km = nearestKm(find, from);
    return isThere(find, km, from ? filter : { ...filter, within: null }, there)
      ? [{ find, km, ...(km === null ? {} : { from: origin }) }]
      : [];
  });
  if (from) found.sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
  // Who asks for a day or for seats means dates first; quests without dates left come last.
  const asksForDates = filter.when !== null || filter.seats !== null;
  const rank = ({ find }: Found) => {
    if (find.kind !== "quest" || find.quest.mode !== "scheduled") return asksForDates ? 1 : 0;
    return hasNoDates(find, known.nowMs) ? 2 : 0;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}

function union(first: readonly Find[], others: readonly Find[]): readonly Find[] {
  if (first.length === 0) return others;
  const known = new Set(first);
  return [...first, ...others.filter((find) => !known.has(find))];
}

/** A town that is named by words is meant wherever the map happens to be. */
function inPlaceOf(
  { bbox }: Where,
  { places: [place] }: NamedTown,
  inTown: readonly Find[],
  { within }: Filter,
): Where {
  const isSeen = bbox && inTown.some(({ points }) => points.some((point) => isWithin(point, bbox)));
  const middle = within === null || !place ? undefined : { longitude: place.lng, latitude: place.lat };
  return { middle, ...(isSeen ? { bbox } : {}) };
}

/** True for a quest that takes place on dates and has none left that takes bookings. */
function hasNoDates(find: QuestFind, nowMs: number): boolean {
  return find.quest.mode === "scheduled" && comingDates(find, nowMs).length === 0;
}

/** Words without accents by what they are of: making them costs more than searching them. */
const haystacks = new WeakMap<readonly object[], string[]>();

/** The last answer for each array: the map and the list ask the same. */
const lastFound = new WeakMap<readonly object[], { text: string; rows: readonly object[] }>();

/** Returns those with words like these. O(n) in the length of all words; the first search of an array makes its index. */
export function byWords<Kind extends { words: string }>(all: readonly Kind[], text: string): readonly Kind[] {
  if (text === "") return all;
  const last = lastFound.get(all);
  if (last?.text === text) return last.rows as readonly Kind[];
  const haystack = haystacks.get(all) ?? UFuzzy.latinize(all.map(({ words }) => words));
  haystacks.set(all, haystack);
  const [needle = ""] = UFuzzy.latinize([text]);
  const [rows] = fuzzy.search(haystack, needle, WORDS_MAX);
  const found = rows?.flatMap((row) => all[row] ?? []) ?? [];
  lastFound.set(all, { text, rows: found });
  return found;
}

function fitting(filter: Filter, { wanted, nowMs }: Known): (find: Find) => boolean {
  const { show, category, price, when, seats } = filter;
  const isOnDay = when === null ? () => true : beginsOn(daysOf(when, nowMs));
  return (find) => {
    if (show !== null && show !== `${find.kind}s`) return false;
    if (category !== null && !find.categories.includes(category)) return false;
    if (filter.wanted !== null && !wanted.has(find.id)) return false;
    if (price === null && when === null && seats === null) return true;
    // Only quests have a price, a beginning and seats.
    if (find.kind !== "quest") return false;
    const isFree = (find.quest.price?.amount ?? 0) === 0;
    if (price !== null && isFree !== (price === "free")) return false;
    // A quest without dates begins whenever one likes, with as many as like.
    if (find.quest.mode !== "scheduled" || (when === null && seats === null)) return true;
    return comingDates(find, nowMs).some((date) => isOnDay(date) && (seats === null || date.free > 0));
  };
}

/** The dates of a quest that have not begun since its card was fetched. */
export function comingDates({ dates }: QuestFind, nowMs: number): readonly QuestDate[] {
  return dates.filter(({ startsAt }) => Date.parse(startsAt) > nowMs);
}

function nearestKm({ points }: Find, middle: Where["middle"]): number | null {
  if (!middle || points.length === 0) return null;
  const from = { lng: middle.longitude, lat: middle.latitude };
  return Math.min(...points.map((point) => distanceKm(from, point)));
}

function isThere({ points }: Find, km: number | null, { within }: Filter, { bbox }: Where): boolean {
  if (within !== null && (km === null || km > reachKm(within))) return false;
  return !bbox || points.some((point) => isWithin(point, bbox));
}

/** Part of a search that can be left out. */
export type Part = "text" | "show" | "category" | "price" | "within" | "when" | "seats" | "wanted" | "area";

export interface Hint {
  without: Part;
  count: number;
}

/** Returns the part to leave out where nothing was found: the one without which most is found. */
export function widestHint(finds: readonly Find[], filter: Filter, where: Where, known: Known): Hint | null {
  const parts: Part[] = ["text", "show", "category", "price", "when", "seats", "wanted", "within"];
  const without = (part: Part): Hint => {
    const wider = part === "area" ? filter : { ...filter, [part]: part === "text" ? "" : null };
    const there = part === "area" ? { middle: where.middle, here: where.here, town: where.town ?? null } : where;
    return { without: part, count: search(finds, wider, there, known).length };
  };
  const tried = [...parts.filter((part) => part !== "area" && filter[part]), ...(where.bbox ? ["area" as const] : [])];
  const hints = tried.map(without).filter(({ count }) => count > 0);
  return hints.sort((a, b) => b.count - a.count)[0] ?? null;
}

/** Returns `true` if anything but words narrows the search. */
export function hasFilters({ text: _, ...rest }: Filter): boolean {
  return Object.values(rest).some((each) => each !== null);
}

/** Ideas have no price, place or date: where one of these is asked for, they are none of what is looked for. */
export function hasRoomForIdeas({ show, price, within, when, seats, wanted }: Filter): boolean {
  return [show, price, within, when, seats, wanted].every((part) => part === null);
}
