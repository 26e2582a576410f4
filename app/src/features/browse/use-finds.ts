import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { call } from "~/api/call";
import type { PublicList, PublicLists, QuestCard } from "~/api/schema";
import { useSession } from "~/sync/session/use-session";
import { firstName } from "~/ui/people/person";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { useWords } from "~/ui/words";
import { worldPlaces } from "~/workers/world";
import { type Find, listFind, type QuestFind, questFind } from "./finds";
import { orLastSeen } from "./or-last-seen";
import { useQuestCards } from "./use-quest-cards";

/** Pages of lists asked for at most: what is farther down is found by looking for it. */
const PAGES_MAX = 5;

/** Asked also where the browser says it is offline: then the answer is what was seen last. */
const WITHOUT_NETWORK_TOO = { networkMode: "always", refetchOnReconnect: true } as const;

/** Finds that were made before: cards of a next page come beside the same cards. */
const made = new WeakMap<QuestCard, QuestFind>();

function findOf(card: QuestCard): QuestFind {
  const find = made.get(card) ?? questFind(card);
  made.set(card, find);
  return find;
}

/** First name of the person whose list it is. */
export function nameOfOwner({ ownerName, createdByUsername }: PublicList): string {
  return ownerName ? firstName({ name: ownerName }) : createdByUsername;
}

/** Every quest that is published and every list that is open to everybody; `undefined` until they are there. */
export function useFinds() {
  const w = useWords();
  const quests = useQuestCards();
  // Each quest is named with its town: the places of the world load beside the quests, not after them.
  useEffect(() => void worldPlaces().catch(() => undefined), []);
  const lists = useQuery({
    ...WITHOUT_NETWORK_TOO,
    queryKey: ["browse", "lists"],
    queryFn: () => orLastSeen("browse/lists", publicLists()),
  });
  const getCategory = useCategoryOf();
  const own = useSession(({ user }) => user?.user_name);
  const finds = useMemo((): Find[] | undefined => {
    if (!quests.data || !lists.data) return undefined;
    // One's own list is no suggestion.
    const others = lists.data.found.filter(({ createdByUsername }) => createdByUsername !== own);
    const titled = (list: PublicList) => listFind(list, w.browse.listOf(nameOfOwner(list), list.year), getCategory);
    return [...quests.data.found.map(findOf), ...others.map(titled)];
  }, [quests.data, lists.data, own, w, getCategory]);
  const retry = () => {
    for (const query of [quests, lists]) if (query.error || query.data?.isLastSeen) void query.refetch();
  };
  const isLastSeen = Boolean(quests.data?.isLastSeen || lists.data?.isLastSeen);
  return { finds, isLastSeen, failure: quests.error ?? lists.error, retry };
}

async function publicLists(): Promise<PublicList[]> {
  const found: PublicList[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < PAGES_MAX && cursor !== null; page += 1) {
    const answer: PublicLists = await call("browseLists", cursor ? { cursor } : {});
    found.push(...answer.lists);
    cursor = answer.cursor ?? null;
  }
  return found;
}
