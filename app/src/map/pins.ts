import type { ClusterArrays } from "~/core";
import type { Fan } from "~/core/deck";
import type { Category } from "~/ui/categories";
import type { Person } from "~/ui/people/person";
import type { PicturedWish } from "~/ui/pictures/wish-scene";

/** An item of a list on the map. */
export interface MapItem {
  id: string;
  lng: number;
  lat: number;
  title: string;
  done: boolean;
  /** Left out where nothing tells it. */
  category?: Category | null;
  /** Subject of its picture; left out where the title says all. */
  wish?: PicturedWish;
  /** Whose wish it is where that is somebody else: their face is on the pin. */
  person?: Person;
  /** `true` if it is a stop of a quest. */
  isQuest?: boolean;
}

/** The items that stand alone, and the chosen one, which is never hidden in a cluster below its card. */
export function withChosen(
  alone: readonly MapItem[],
  items: readonly MapItem[],
  chosenId: string | undefined,
): readonly MapItem[] {
  if (chosenId === undefined || alone.some(({ id }) => id === chosenId)) return alone;
  return [...alone, ...items.filter(({ id }) => id === chosenId)];
}

/** Radius of a pin in pixels. */
export const PIN_PX = 10;
/** Radius of a pin with a picture in it. */
export const PICTURED_PIN_PX = 20;

/** An item of an open fan, which stands off its address. */
export interface FannedItem {
  item: MapItem;
  /** The address. */
  lng: number;
  lat: number;
  /** From there, in pixels to the right and down. */
  offsetPx: readonly [x: number, y: number];
}

/** The items of an open fan, where it spreads them. */
export function fannedItems(items: readonly MapItem[], fan: Fan | undefined): FannedItem[] {
  if (!fan) return [];
  const [lng, lat] = fan.position;
  return [...fan.points].flatMap((point, at) => {
    const item = items[point];
    return item ? [{ item, lng, lat, offsetPx: [fan.offsetsPx[2 * at] ?? 0, fan.offsetsPx[2 * at + 1] ?? 0] }] : [];
  });
}

/** How items are clustered, in the terms of the core. */
export const ITEM_CLUSTERING = { radius: 60, extent: 512, maxZoom: 16 };

/** Faces that a cluster shows. */
export const FACES_MAX = 3;

/** Everybody whose wishes are among the items, in the order of the items. */
export function peopleOf(items: readonly MapItem[]): Person[] {
  const people = items.flatMap(({ person }) => person ?? []);
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/** A cluster as the page draws it. */
export interface DrawnCluster {
  id: number;
  lng: number;
  lat: number;
  count: number;
  /** Number of its items that are done. */
  done: number;
  /** The first of those whose wishes it has. */
  people: Person[];
}

/** The clusters with faces in them. */
export function peopledClusters(items: readonly MapItem[], clusters: ClusterArrays | undefined): DrawnCluster[] {
  const indexes = clusters?.aggregates?.people;
  if (!clusters || !indexes) return [];
  const everybody = peopleOf(items);
  return Array.from(clusters.counts, (count, at) => ({
    id: clusters.ids[at] ?? 0,
    lng: clusters.positions[2 * at] ?? 0,
    lat: clusters.positions[2 * at + 1] ?? 0,
    count,
    done: clusters.aggregates?.state?.[2 * at + 1] ?? 0,
    people: [...indexes.slice(FACES_MAX * at, FACES_MAX * (at + 1))].flatMap((index) => everybody[index] ?? []),
  })).filter(({ count, people }) => count > 1 && people.length > 0);
}
