/** The quests that somebody saved for later, with what waits in the outbox. */
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useTopics } from "~/api/use-topics";
import type { Selections } from "~/core";
import type { Entry } from "../outbox/entry";
import { outbox } from "../outbox/store";
import type { Outcome } from "../outbox/waiters";
import { useSession } from "../session/use-session";
import { SAVED_QUEST, type SavedChange, savedChange } from "./saved-change";

/** Moment when each quest was saved (ISO-8601), by the ids of the quests. */
export type SavedQuests = ReadonlyMap<string, string>;

/** The reader's saved quests, followed live; `undefined` until they are known, and without an account. */
export function useSavedQuests(): SavedQuests | undefined {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<{ of: string; quests: Readonly<Record<string, unknown>> }>();
  useTopics<Selections>(uid ? [`selections/${uid}`] : [], {
    onDocument: ({ data }) => setHeard({ of: uid ?? "", quests: Object(data?.quests ?? {}) }),
  });
  const entries = useStore(outbox, (state) => state.entries);
  return useMemo(
    () => (heard && heard.of === uid ? withWaiting(heard.quests, entries) : undefined),
    [heard, uid, entries],
  );
}

/** Saves a quest for later. Rejects where nobody is signed in. */
export function saveQuest(questId: string, title: string): Promise<Outcome> {
  return savedChange.add({ questId, title, at: new Date().toISOString() });
}

export function removeSavedQuest(questId: string, title: string): Promise<Outcome> {
  return savedChange.add({ questId, title, at: null });
}

function withWaiting(quests: Readonly<Record<string, unknown>>, entries: readonly Entry[]): SavedQuests {
  const saved = new Map(Object.entries(quests).map(([id, at]) => [id, String(at)]));
  const ours = entries.filter(({ kind, status }) => kind === SAVED_QUEST && status !== "refused");
  for (const { data } of ours as readonly Entry<SavedChange>[]) {
    if (data.at) saved.set(data.questId, data.at);
    else saved.delete(data.questId);
  }
  return saved;
}
