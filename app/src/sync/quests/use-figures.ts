import { useQueries, useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { QuestFigures } from "~/api/schema";
import type { OwnQuest } from "./use-own-quests";

/**
 * Figures of a quest of the reader's, added up by the server.
 *
 * @param seen - changes whenever the figures may have: the versions of the quest and its dates
 */
export function useFigures(questId: string, seen: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ["quest-figures", questId, seen],
    queryFn: () => call("questFigures", { questId }),
    placeholderData: (before) => before,
  });
  return { figures: data, failure: data ? null : error, retry: () => void refetch() };
}

/** Figures of several quests, in their order, each `undefined` until it is there; drafts have none. */
export function useFiguresOfAll(quests: readonly OwnQuest[]): readonly (QuestFigures | undefined)[] {
  return useQueries({
    queries: quests.map(({ id, data }) => ({
      queryKey: ["quest-figures", id, "table"],
      queryFn: () => call("questFigures", { questId: id }),
      enabled: (data.version ?? 0) > 0,
    })),
    combine: dataOf,
  });
}

const dataOf = (results: readonly { data: QuestFigures | undefined }[]) => results.map(({ data }) => data);
