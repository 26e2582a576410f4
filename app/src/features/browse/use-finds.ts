import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "~/api/call";
import { findDocuments } from "~/api/documents";
import { Failure } from "~/api/failure";
import type { Found, PublicList, PublicLists } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { useWords } from "~/ui/words";
import type { Dates } from "./filter";
import { type Find, listFind, questFind } from "./finds";

/** Pages asked for at most: what is farther down is found by looking for it. */
const PAGES_MAX = 5;
const QUESTS_A_PAGE = 200;

/** Asked also where the browser says it is offline: then the answer is what was seen last. */
const WITHOUT_NETWORK_TOO = { networkMode: "always", refetchOnReconnect: true } as const;

/** Every quest that is published and every list that is open to everybody; `undefined` until they are there. */
export function useFinds() {
  const w = useWords();
  const quests = useQuery({
    ...WITHOUT_NETWORK_TOO,
    queryKey: ["browse", "quests"],
    queryFn: ({ signal }) => orLastSeen("browse/quests", publishedQuests(signal)),
  });
  const lists = useQuery({
    ...WITHOUT_NETWORK_TOO,
    queryKey: ["browse", "lists"],
    queryFn: () => orLastSeen("browse/lists", publicLists()),
  });
  const finds = useMemo((): Find[] | undefined => {
    if (!quests.data || !lists.data) return undefined;
    const [published, open] = [quests.data.found, lists.data.found];
    const titled = (list: PublicList) => listFind(list, w.browse.listOf(list.createdByUsername, list.year));
    return [...published.map(({ id, data }) => questFind(id, data)), ...open.map(titled)];
  }, [quests.data, lists.data, w]);
  const retry = () => {
    for (const query of [quests, lists]) if (query.error || query.data?.isLastSeen) void query.refetch();
  };
  const isLastSeen = Boolean(quests.data?.isLastSeen || lists.data?.isLastSeen);
  return { finds, isLastSeen, failure: quests.error ?? lists.error, retry };
}

interface LastSeen<Found> {
  found: Found;
  /** Whether the server could not be asked, and this is what this device last saw. */
  isLastSeen: boolean;
}

/** An answer of the server, or without it the last one that this device had. */
async function orLastSeen<Found>(name: string, asking: Promise<Found>): Promise<LastSeen<Found>> {
  try {
    const found = await asking;
    void writeItem(name, found);
    return { found, isLastSeen: false };
  } catch (failure) {
    const isAway = failure instanceof Failure && failure.code === "unavailable";
    const found = isAway ? await readItem<Found>(name) : undefined;
    if (found === undefined) throw failure;
    return { found, isLastSeen: true };
  }
}

async function publishedQuests(signal: AbortSignal): Promise<Found<Quest>["documents"]> {
  const found: Found<Quest>["documents"] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { status: "published", limit: QUESTS_A_PAGE, ...(cursor === null ? {} : { cursor }) };
    const answer: Found<Quest> = await findDocuments("quests", query, signal);
    found.push(...answer.documents);
    cursor = answer.cursor;
    if (cursor === null) break;
  }
  return found;
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

/** When quests with dates take place, asked for only where somebody wants to know. */
export function useDates(finds: readonly Find[], wanted: boolean): Dates {
  const ids = finds.flatMap((find) => (find.kind === "quest" && find.quest.mode === "scheduled" ? find.id : []));
  return useQueries({
    queries: (wanted ? ids : []).map((id) => ({
      queryKey: ["browse", "sessions", id],
      queryFn: async () => [id, await sessionsOf(id)] as const,
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [data] : []))),
  });
}

async function sessionsOf(questId: string): Promise<QuestSession[]> {
  const { documents } = await findDocuments("questSessions", { questId, limit: 50 });
  return documents.map(({ data }) => data);
}
