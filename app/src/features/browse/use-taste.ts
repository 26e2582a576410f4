import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "~/api/call";
import type { FriendOnQuest } from "~/api/schema";
import { useListOf } from "~/sync/lists/use-lists";
import { useSession } from "~/sync/session/use-session";
import type { Category } from "~/ui/categories";
import { useCategoryOf } from "~/ui/pictures/use-category";
import type { Found } from "./filter";
import type { Find } from "./finds";
import { bySuitability, type Taste } from "./suits";
import type { Wanted } from "./wanted";

/** Quests that the server says at once which friends are on. */
const QUESTS_MAX = 50;

const nobody: ReadonlyMap<string, readonly FriendOnQuest[]> = new Map();

/** The finds in the order in which they suit the reader. Friends count among those that suit most without them. */
export function useSuitable(all: readonly Find[], wanted: Wanted, hasFriends: boolean) {
  const home = useSession(({ user }) => user?.homeArea ?? null);
  const wishes = useWishCategories();
  const alone = useMemo(
    (): Taste => ({ home, wishes, wanted, friends: nobody, nowMs: Date.now() }),
    [home, wishes, wanted],
  );
  const first = useMemo(() => bySuitability(all, alone), [all, alone]);
  const friends = useFriendsOn(first, hasFriends);
  const taste = useMemo((): Taste => ({ ...alone, friends }), [alone, friends]);
  const finds = useMemo(() => (friends.size > 0 ? bySuitability(first, taste) : first), [first, friends, taste]);
  return { finds, taste };
}

/** The same taste with the friends on what is shown, which may be farther down than where the order asks for them. */
export function useTasteOf(found: readonly Found[], taste: Taste, hasFriends: boolean): Taste {
  const shown = useMemo(() => found.slice(0, QUESTS_MAX).map(({ find }) => find), [found]);
  const friends = useFriendsOn(shown, hasFriends);
  return useMemo(() => ({ ...taste, friends: new Map([...taste.friends, ...friends]) }), [taste, friends]);
}

/** Friends with seats on the first quests of these, or who have saved them, by quest. */
function useFriendsOn(finds: readonly Find[], hasFriends: boolean): Taste["friends"] {
  const ids = useMemo(() => firstQuests(finds), [finds]);
  const { data } = useQuery({
    queryKey: ["browse", "friends on quests", ...ids],
    queryFn: async () => (await call("questFriends", { questIds: ids })).friends,
    enabled: hasFriends && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => (data ? byQuest(data) : nobody), [data]);
}

/** Ids of the first quests among finds. */
function firstQuests(finds: readonly Find[]): string[] {
  const ids: string[] = [];
  for (const { kind, id } of finds) {
    if (ids.length === QUESTS_MAX) break;
    if (kind === "quest") ids.push(id);
  }
  return ids;
}

function byQuest(friends: readonly FriendOnQuest[]): Taste["friends"] {
  const by = new Map<string, FriendOnQuest[]>();
  for (const friend of friends) by.set(friend.questId, [...(by.get(friend.questId) ?? []), friend]);
  return by;
}

/** Counts the wishes of one's list by category. */
function useWishCategories(): ReadonlyMap<Category, number> {
  const list = useListOf(null);
  const getCategory = useCategoryOf();
  return useMemo(() => {
    const counts = new Map<Category, number>();
    for (const activity of list?.data.activities ?? []) {
      const category = getCategory(activity);
      if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    return counts;
  }, [list, getCategory]);
}
