import { useState } from "react";
import type { QuestMessage, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import { type Documents, documentsOf, withChange } from "../documents";
import { useSession } from "../session/use-session";

/** Messages that the reader has sent to guests of a quest, the newest first; `undefined` until they are known. */
export function useMessages(questId: string): readonly Versioned<QuestMessage>[] | undefined {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<Documents<QuestMessage>>();
  useTopics<QuestMessage>(uid ? [`questMessages?${new URLSearchParams({ creatorId: uid, questId })}`] : [], {
    onDocument: (change) => setHeard((before) => before && withChange(before, change)),
    onDocuments: ({ documents }) => setHeard(documentsOf(documents)),
  });
  return heard && Object.values(heard).sort((a, b) => b.data.at.localeCompare(a.data.at));
}
