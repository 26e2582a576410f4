import { useState } from "react";
import type { GuestQuestion, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import { type Documents, documentsOf, withChange } from "../documents";
import { useSession } from "../session/use-session";

export type Question = Versioned<GuestQuestion>;

/** Questions that the reader has asked about a quest, the newest first; `undefined` until they are known. */
export function useAskedQuestions(questId: string): readonly Question[] | undefined {
  return useQuestions("userId", questId);
}

/**
 * Questions that the reader was asked about a quest of theirs, or about any of them, the newest first; `undefined` until
 * they are known.
 */
export function useReceivedQuestions(questId?: string): readonly Question[] | undefined {
  return useQuestions("creatorId", questId);
}

function useQuestions(role: "userId" | "creatorId", questId?: string): readonly Question[] | undefined {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<Documents<GuestQuestion>>();
  const query = new URLSearchParams({ [role]: uid ?? "", ...(questId ? { questId } : {}) });
  useTopics<GuestQuestion>(uid ? [`questQuestions?${query}`] : [], {
    onDocument: (change) => setHeard((before) => before && withChange(before, change)),
    onDocuments: ({ documents }) => setHeard(documentsOf(documents)),
  });
  return heard && Object.values(heard).sort((a, b) => b.data.at.localeCompare(a.data.at));
}
