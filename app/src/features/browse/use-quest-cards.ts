import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { QuestCard, QuestCards } from "~/api/schema";
import { type LastSeen, orLastSeen } from "./or-last-seen";

const KEY = ["browse", "quest cards"];
/** Cards are asked for again after so long: dates and seats change. */
const FRESH_MS = 60_000;
/** The cards are shown when their number has grown by this factor: sorting them all takes a while. */
const GROWTH = 3;

/** The cards of all published quests. The first page is there at once; those of the others follow in a few steps. */
export function useQuestCards() {
  const answers = useQueryClient();
  return useQuery({
    networkMode: "always",
    refetchOnReconnect: true,
    staleTime: FRESH_MS,
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const isFirst = answers.getQueryData(KEY) === undefined;
      const show = (found: QuestCard[]) =>
        answers.setQueryData<LastSeen<QuestCard[]>>(KEY, { found, isLastSeen: false });
      return orLastSeen("browse/quest-cards", allCards(signal, isFirst ? show : undefined));
    },
  });
}

/** All cards, page by page. @param show - gets those that have come so far, while more are on their way */
export async function allCards(signal: AbortSignal, show?: (cards: QuestCard[]) => void): Promise<QuestCard[]> {
  const cards: QuestCard[] = [];
  let shown = 0;
  let cursor: string | null = null;
  do {
    const page: QuestCards = await call("browseQuests", cursor ? { cursor } : {});
    signal.throwIfAborted();
    cards.push(...page.quests);
    cursor = page.cursor ?? null;
    if (cursor && show && cards.length >= shown * GROWTH) {
      shown = cards.length;
      show([...cards]);
    }
  } while (cursor);
  return cards;
}
