/** Finds that suit the reader, with the reasons. Pure. */
import type { FriendOnQuest } from "~/api/schema";
import { distanceKm } from "~/sync/geo";
import type { Category } from "~/ui/categories";
import type { Find, Point } from "./finds";
import type { Wanted } from "./wanted";

/** Taste of the reader. */
export interface Taste {
  /** The middle of the area where they live. */
  home: Pick<Point, "lng" | "lat"> | null;
  /** Number of their wishes of each category. */
  wishes: ReadonlyMap<Category, number>;
  wanted: Wanted;
  /** Friends who go on quests, or have saved them, by quest. */
  friends: ReadonlyMap<string, readonly FriendOnQuest[]>;
  nowMs: number;
}

/** Reason why something suits the reader. */
export type Reason =
  | { why: "goes" | "booked" | "saved" | "wants"; names: readonly string[] }
  | { why: "near" | "soon" }
  | { why: "likes"; category: Category };

/** Within this distance something is near home. */
const NEAR_KM = 30;
/** Points of each reason: friends count most, then what is near, then taste. */
const POINTS = {
  goes: 100,
  booked: 55,
  wants: 50,
  saved: 30,
  near: 60,
  likes: 40,
  soon: 20,
  stars: 4,
  far: 12,
} as const;
/** A date within so many days is soon. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;
/** Share of one's wishes from which on a category is a taste. */
const TASTE_SHARE = 0.2;

/** From home to the nearest of its places, in km; `null` without either. */
export function kmFromHome({ points }: Find, { home }: Taste): number | null {
  if (!home || points.length === 0) return null;
  return Math.min(...points.map((point) => distanceKm(home, point)));
}

/** The strongest reason; `null` where nothing speaks for it. */
export function reasonFor(find: Find, taste: Taste): Reason | null {
  const [strongest] = reasonsFor(find, taste).sort((a, b) => b.points - a.points);
  return strongest?.reason ?? null;
}

/** Finds in the order in which they suit the reader; what suits alike stays in its order. O(n log n). */
export function bySuitability(finds: readonly Find[], taste: Taste): readonly Find[] {
  const points = new Map(finds.map((find) => [find, pointsOf(find, taste)]));
  return [...finds].sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
}

function pointsOf(find: Find, taste: Taste): number {
  const { reviews = 0, stars = 0 } = (find.kind === "quest" && find.quest.stats) || {};
  const praise = reviews > 0 ? (stars - 3) * Math.log1p(reviews) * POINTS.stars : 0;
  // What is out of reach comes after the same nearby.
  const km = kmFromHome(find, taste) ?? 0;
  const far = km > NEAR_KM ? POINTS.far * Math.log10(km / NEAR_KM) : 0;
  return reasonsFor(find, taste).reduce((sum, reason) => sum + reason.points, praise - far);
}

function reasonsFor(find: Find, taste: Taste): { reason: Reason; points: number }[] {
  const friends = taste.friends.get(find.id) ?? [];
  const names = (part: "goes" | "booked" | "saved") => [
    ...new Set(friends.filter((friend) => partOf(friend, taste.nowMs) === part).map(({ name }) => name)),
  ];
  const people = {
    goes: names("goes"),
    booked: names("booked"),
    wants: taste.wanted.get(find.id) ?? [],
    saved: names("saved"),
  };
  const km = kmFromHome(find, taste);
  const liked = likedCategory(find, taste.wishes);
  return [
    ...(["goes", "booked", "wants", "saved"] as const).flatMap((why) =>
      people[why].length > 0 ? [{ reason: { why, names: people[why] }, points: POINTS[why] }] : [],
    ),
    ...(km !== null && km <= NEAR_KM
      ? [{ reason: { why: "near" } as const, points: POINTS.near * (1 - km / (2 * NEAR_KM)) }]
      : []),
    ...(isSoon(find, taste.nowMs) ? [{ reason: { why: "soon" } as const, points: POINTS.soon }] : []),
    ...(liked
      ? [{ reason: { why: "likes", category: liked.category } as const, points: POINTS.likes * liked.share }]
      : []),
  ];
}

/** True for a quest with a free seat on a date in the next days. */
function isSoon(find: Find, nowMs: number): boolean {
  const isNext = (ms: number) => ms > nowMs && ms < nowMs + SOON_DAYS * DAY_MS;
  return find.kind === "quest" && find.dates.some(({ startsAt, free }) => free > 0 && isNext(Date.parse(startsAt)));
}

/** Friends with a date ahead go there; without one, or afterwards, they have booked it. */
function partOf({ saved, startsAt }: FriendOnQuest, nowMs: number): "goes" | "booked" | "saved" {
  if (saved) return "saved";
  return startsAt && Date.parse(startsAt) > nowMs ? "goes" : "booked";
}

/** The category of a find that most of one's wishes are of. */
function likedCategory({ categories }: Find, wishes: Taste["wishes"]): { category: Category; share: number } | null {
  const all = [...wishes.values()].reduce((sum, count) => sum + count, 0);
  const [best] = categories
    .map((category) => ({ category, share: (wishes.get(category) ?? 0) / Math.max(1, all) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= TASTE_SHARE ? best : null;
}
