import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";

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
