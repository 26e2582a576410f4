/** Overlap of two lists: the core compares, this puts it into pairs of activities. Pure but for loading it. */
import type { Activity } from "~/core";
import type { LikenessReason, ListComparison, ListedItem } from "~/core/plan";
import { isDone } from "../lists/activities";

/** The same wish on both lists. */
export interface Pair {
  mine: Activity;
  theirs: Activity;
  reasons: readonly LikenessReason[];
}

export interface Overlap {
  /** The same for sure. */
  certain: Pair[];
  /** Alike: for the two to say. */
  probable: Pair[];
  onlyMine: Activity[];
  onlyTheirs: Activity[];
}

/** Somebody's judgements of pairs that were only alike, by {@link nameOf}. */
export type Judged = Readonly<Record<string, boolean>>;

export const nameOf = ({ mine, theirs }: Pick<Pair, "mine" | "theirs">): string => `${mine.id} ${theirs.id}`;

/** The items of a list as the core reads them. */
export function listed(activities: readonly Activity[]): ListedItem[] {
  return activities.map(({ title, placeId, place }) => ({
    title,
    ...(placeId ? { placeId } : {}),
    ...(place ? { lng: place.lng, lat: place.lat } : {}),
  }));
}

/** Puts a comparison of one's own list with another into pairs; what was judged the same is certain, what not is apart. */
export function overlapOf(
  { wishes, probable }: ListComparison,
  mine: readonly Activity[],
  theirs: readonly Activity[],
  judged: Judged,
): Overlap {
  const first = (wish: number, list: number) => {
    const found = wishes[wish]?.items.find((item) => item.list === list);
    return found && (list === 0 ? mine : theirs)[found.item];
  };
  const overlap: Overlap = { certain: [], probable: [], onlyMine: [], onlyTheirs: [] };
  wishes.forEach(({ matches }, wish) => {
    const [own, other] = [first(wish, 0), first(wish, 1)];
    if (own && other) overlap.certain.push({ mine: own, theirs: other, reasons: matches[0]?.reasons ?? [] });
  });
  const paired = new Set<string>();
  for (const { wishes: both, reasons } of probable) {
    const pair = apart(both, first);
    if (!pair || judged[nameOf(pair)] === false || paired.has(pair.mine.id) || paired.has(pair.theirs.id)) continue;
    paired.add(pair.mine.id).add(pair.theirs.id);
    overlap[judged[nameOf(pair)] ? "certain" : "probable"].push({ ...pair, reasons });
  }
  const common = new Set([...overlap.certain, ...overlap.probable].flatMap((pair) => [pair.mine, pair.theirs]));
  const shared = new Set(wishes.filter(({ lists }) => lists.length > 1).flatMap(({ items }) => items.map(itemName)));
  overlap.onlyMine = mine.filter((each, item) => !common.has(each) && !shared.has(itemName({ list: 0, item })));
  overlap.onlyTheirs = theirs.filter((each, item) => !common.has(each) && !shared.has(itemName({ list: 1, item })));
  return overlap;
}

/**
 * Removes the pairs that somebody has done already: both do not want them any more. A wish that only the other has done is
 * still one's own; one that oneself has done is no idea to take from them.
 */
export function withoutDone({ certain, probable, onlyMine, onlyTheirs }: Overlap): Overlap {
  const isOpen = ({ mine, theirs }: Pair) => !isDone(mine) && !isDone(theirs);
  const left = [...certain, ...probable].flatMap(({ mine, theirs }) => (isDone(theirs) && !isDone(mine) ? [mine] : []));
  return {
    certain: certain.filter(isOpen),
    probable: probable.filter(isOpen),
    onlyMine: [...onlyMine, ...left],
    onlyTheirs,
  };
}

const itemName = ({ list, item }: { list: number; item: number }) => `${list} ${item}`;

/** A wish of one's own alone and one of the other alone. */
function apart([one, other]: [number, number], first: (wish: number, list: number) => Activity | undefined) {
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const [mine, theirs] = [first(left, 0), first(right, 1)];
    if (mine && theirs && !first(left, 1) && !first(right, 0)) return { mine, theirs };
  }
  return null;
}
