import { useState } from "react";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { QuestSession } from "~/core";
import { type Documents, documentsOf, withChange } from "../documents";

/** The dates of one of the reader's quests, the earliest first, followed live; none before it was saved. */
export function useDates(questId: string | null): readonly Versioned<QuestSession>[] {
  const [heard, setHeard] = useState<{ of: string | null; documents: Documents<QuestSession> }>({
    of: questId,
    documents: {},
  });
  useTopics<QuestSession>(questId ? [`questSessions?questId=${encodeURIComponent(questId)}`] : [], {
    onDocument: (change: LiveChange<QuestSession>) =>
      setHeard((before) => ({
        of: questId,
        documents: withChange(before.of === questId ? before.documents : {}, change),
      })),
    onDocuments: ({ documents }) => setHeard({ of: questId, documents: documentsOf(documents) }),
  });
  const timeOf = ({ data }: Versioned<QuestSession>) => data.startsAt ?? "";
  const known = heard.of === questId ? Object.values(heard.documents) : [];
  return known.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
}
