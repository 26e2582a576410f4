/** Finds besides places: quests, and lists that their owners show to everybody. Pure. */
import type { PublicList, QuestCard, QuestDate } from "~/api/schema";
import type { Activity, Quest } from "~/core";
import type { Bbox } from "~/map/view";
import { roughKm, routeOf } from "~/sync/quests/route";
import { type Category, categoriesOf, categoryOf } from "~/ui/categories";

export interface Point {
  lng: number;
  lat: number;
  name: string;
}

interface FindBase {
  id: string;
  title: string;
  /** Everything of it that words may name. */
  words: string;
  categories: readonly Category[];
  points: readonly Point[];
}

export interface QuestFind extends FindBase {
  kind: "quest";
  quest: Quest;
  /** The next dates that take bookings, the earliest first. */
  dates: readonly QuestDate[];
  /** Length of the way through its stops, in km, estimated. */
  lengthKm: number;
}

export interface ListFind extends FindBase {
  kind: "list";
  list: PublicList;
}

export type Find = QuestFind | ListFind;

export function questFind({ id, quest, dates }: QuestCard): QuestFind {
  const stops = quest.stops ?? [];
  const title = quest.title ?? "";
  return {
    kind: "quest",
    id,
    quest,
    dates,
    lengthKm: roughKm(routeOf(quest).km),
    title,
    words: [title, quest.summary, ...stops.map((stop) => stop.title)].filter(Boolean).join(" "),
    categories: categoriesOf([{ id, title, ...(quest.category ? { category: quest.category } : {}) }]),
    points: stops.flatMap(({ lng, lat, title: name }) =>
      typeof lng === "number" && typeof lat === "number" ? [{ lng, lat, name: name ?? "" }] : [],
    ),
  };
}

/**
 * @param title - what the list is called where its owner gave it no name
 * @param getCategory - also knows the categories that words lead to; by default only what was chosen counts
 */
export function listFind(
  list: PublicList,
  title: string,
  getCategory: (activity: Activity) => Category | null = categoryOf,
): ListFind {
  const { activities } = list;
  return {
    kind: "list",
    id: list.listId,
    list,
    title: list.title ?? title,
    words: [list.title ?? title, list.createdByUsername, ...activities.map((each) => each.title)].join(" "),
    categories: categoriesOf(activities, getCategory),
    points: activities.flatMap(({ place }) => (place ? [{ lng: place.lng, lat: place.lat, name: place.name }] : [])),
  };
}

/** Returns `true` if a point is in a box; west > east crosses the antimeridian. */
export function isWithin({ lng, lat }: Pick<Point, "lng" | "lat">, [west, south, east, north]: Bbox): boolean {
  const across = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return across && lat >= south && lat <= north;
}
