/** What is looked for, as the address has it, and what of the finds is that. Pure. */
import UFuzzy from "@leeoniya/ufuzzy";
import type { QuestSession } from "~/core";
import type { Bbox, View } from "~/map/view";
import { type Category, categories } from "~/ui/categories";
import { distanceKm, type Find, isWithin } from "./finds";
import { isComing, seatsLeft } from "./seats";
import type { Wanted } from "./wanted";

export const SHOWN = ["quests", "lists", "places"] as const;
export const PRICES = ["free", "paid"] as const;
export const WITHIN_KM = [5, 25, 100, 500] as const;
export const WHEN_DAYS = [7, 30, 90] as const;
export const SEATS = ["open"] as const;
export const WANTED = ["friends"] as const;

export interface Filter {
  text: string;
  /** One kind alone, or all. */
  show: (typeof SHOWN)[number] | null;
  category: Category | null;
  /** What a seat costs: lists cost nothing, and are not asked. */
  price: (typeof PRICES)[number] | null;
  /** Kilometres from the middle of the map. */
  within: number | null;
  /** Days from now in which it can begin. */
  when: number | null;
  /** With seats that can be booked, or without dates to book at all. */
  seats: (typeof SEATS)[number] | null;
  /** Something of it is what a friend wants too. */
  wanted: (typeof WANTED)[number] | null;
}

/** Where the map looks; without it everywhere is meant. */
export interface Where {
  bbox?: Bbox | undefined;
  middle?: Pick<View, "longitude" | "latitude"> | undefined;
}

export interface Found {
  find: Find;
  /** From the middle of the map to the nearest of its places, in km; `null` without either. */
  km: number | null;
}

/** When the sessions of quests are, by quest; one that is not here is not known yet. */
export type Dates = ReadonlyMap<string, readonly QuestSession[]>;

/** What is known besides the finds themselves. */
export interface Known {
  dates: Dates;
  wanted: Wanted;
  nowMs: number;
}

const DAY_MS = 86_400_000;

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
    when: number("when", WHEN_DAYS),
    seats: one("seats", SEATS),
    wanted: one("wanted", WANTED),
  };
}

/** One wrong letter, one too many or too few in each word, as the author of the library advises for typed names. */
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1 });
/** Words may stand in any order, up to this many. */
const WORDS_MAX = 4;

/** What is looked for, nearest first where the map says from where, else in the order it came. */
export function search(finds: readonly Find[], filter: Filter, where: Where, known: Known): Found[] {
  const named = byText(finds, filter.text);
  const found = named.flatMap((find): Found[] => {
    const km = nearestKm(find, where);
    return fits(find, filter, known) && isThere(find, km, filter, where) ? [{ find, km }] : [];
  });
  return where.middle ? found.sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE)) : found;
}

function byText(finds: readonly Find[], text: string): readonly Find[] {
  if (text === "") return finds;
  const haystack = UFuzzy.latinize(finds.map(({ words }) => words));
  const [needle = ""] = UFuzzy.latinize([text]);
  const [rows] = fuzzy.search(haystack, needle, WORDS_MAX);
  return rows?.flatMap((row) => finds[row] ?? []) ?? [];
}

function fits(find: Find, filter: Filter, { dates, wanted, nowMs }: Known): boolean {
  const { show, category, price, when, seats } = filter;
  if (show !== null && show !== `${find.kind}s`) return false;
  if (category !== null && !find.categories.includes(category)) return false;
  if (filter.wanted !== null && !wanted.has(find.id)) return false;
  if (price === null && when === null && seats === null) return true;
  // Only quests have a price, a beginning and seats.
  if (find.kind !== "quest") return false;
  const isFree = (find.quest.price?.amount ?? 0) === 0;
  if (price !== null && isFree !== (price === "free")) return false;
  // A quest without dates begins whenever one likes, with as many as like.
  if (find.quest.mode !== "scheduled") return true;
  const untilMs = when === null ? Number.POSITIVE_INFINITY : nowMs + when * DAY_MS;
  const fitting = (dates.get(find.id) ?? []).filter(
    (session) => isComing(session, nowMs) && Date.parse(session.startsAt ?? "") <= untilMs,
  );
  return fitting.some((session) => seats === null || seatsLeft(find.quest, session) > 0);
}

function nearestKm({ points }: Find, { middle }: Where): number | null {
  if (!middle || points.length === 0) return null;
  const from = { lng: middle.longitude, lat: middle.latitude };
  return Math.min(...points.map((point) => distanceKm(from, point)));
}

function isThere({ points }: Find, km: number | null, { within }: Filter, { bbox }: Where): boolean {
  if (within !== null && (km === null || km > within)) return false;
  return !bbox || points.some((point) => isWithin(point, bbox));
}

/** What can be left out of what is looked for. */
export type Part = "text" | "show" | "category" | "price" | "within" | "when" | "seats" | "wanted" | "area";

export interface Hint {
  without: Part;
  count: number;
}

/** What to leave out where nothing was found: the one part without which most is. */
export function widestHint(finds: readonly Find[], filter: Filter, where: Where, known: Known): Hint | null {
  const parts: Part[] = ["text", "show", "category", "price", "when", "seats", "wanted", "within"];
  const without = (part: Part): Hint => {
    const wider = part === "area" ? filter : { ...filter, [part]: part === "text" ? "" : null };
    const there = part === "area" ? { middle: where.middle } : where;
    return { without: part, count: search(finds, wider, there, known).length };
  };
  const tried = [...parts.filter((part) => part !== "area" && filter[part]), ...(where.bbox ? ["area" as const] : [])];
  const hints = tried.map(without).filter(({ count }) => count > 0);
  return hints.sort((a, b) => b.count - a.count)[0] ?? null;
}
