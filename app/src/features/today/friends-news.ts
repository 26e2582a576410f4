/** Recent completions and new lists of friends, from the lists of theirs that one may see. Pure. */
import type { Activity } from "~/core";
import type { Friend } from "~/state/friendships";
import { folded, inOrder, isDone } from "~/sync/lists/activities";
import type { ListsOf } from "~/sync/overlap/use-lists-of";

export interface News {
  id: string;
  friend: Friend;
  /** The list it is on. */
  list: { id: string; year: number };
  /** Moment of the news, ISO-8601. */
  at: string;
  /** Completed activity; missing where a list was begun. */
  activity?: Activity;
}

const NEWS_MAX = 4;
/** Age of the oldest news, in milliseconds (60 days). */
const NEWS_MS = 60 * 86_400_000;

/** The latest first. */
export function friendsNews(friends: readonly Friend[], known: ListsOf, nowMs: number): News[] {
  const all = friends.flatMap((friend) =>
    Object.values(known[friend.uid] ?? {}).flatMap(({ id, data }): News[] => {
      const list = { id, year: data.year };
      const begun = data.createdAt ? [{ id, friend, list, at: String(data.createdAt) }] : [];
      const done = data.activities.flatMap((activity) =>
        activity.doneAt ? [{ id: `${id} ${activity.id}`, friend, list, at: activity.doneAt, activity }] : [],
      );
      return [...begun, ...done];
    }),
  );
  return all
    .filter(({ at }) => nowMs - Date.parse(at) < NEWS_MS)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, NEWS_MAX);
}

export interface FriendsWish {
  friend: Friend;
  activity: Activity;
}

/** Open wishes of friends that one does not have: of each friend in turn, so that nobody fills them all. */
export function friendsWishes(
  friends: readonly Friend[],
  known: ListsOf,
  own: readonly Activity[],
  max: number,
): FriendsWish[] {
  const taken = new Set(own.map(({ title }) => folded(title)));
  const open = friends.map((friend) =>
    Object.values(known[friend.uid] ?? {})
      .flatMap(({ data }) => inOrder(data.activities))
      .filter((activity) => !isDone(activity) && activity.status !== "dropped"),
  );
  const found: FriendsWish[] = [];
  for (let turn = 0; found.length < max && open.some(({ length }) => length > turn); turn += 1) {
    friends.forEach((friend, at) => {
      const activity = open[at]?.[turn];
      if (!activity || found.length >= max || taken.has(folded(activity.title))) return;
      taken.add(folded(activity.title));
      found.push({ friend, activity });
    });
  }
  return found;
}
