import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import type { QuestSession } from "~/core";

/** A date of a quest as the server has it now; `null` where it is gone, `undefined` until that is known. */
export function useDate(questId: string, sessionId: string): QuestSession | null | undefined {
  const { data } = useQuery({
    queryKey: ["date of quest", sessionId],
    queryFn: async () => {
      const { documents } = await findDocuments("questSessions", { questId, limit: 50 });
      return documents.find((each) => each.id === sessionId)?.data ?? null;
    },
    // Seats come and go, also by what the reader has just changed.
    staleTime: 0,
    refetchOnMount: "always",
  });
  return data;
}
