import { useState } from "react";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Quest, QuestSession } from "~/core";
import { type Documents, documentsOf, withChange } from "../documents";
import { useSession } from "../session/use-session";

interface Heard {
  quests?: Documents<Quest>;
  questSessions?: Documents<QuestSession>;
}

/** A quest that the reader has made, with its dates, the earliest first. */
export interface OwnQuest extends Versioned<Quest> {
  sessions: readonly Versioned<QuestSession>[];
}

/** The quests that the reader has made, the one changed last first, followed live; `undefined` until they are known. */
export function useOwnQuests(): readonly OwnQuest[] | undefined {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<{ of: string | null; parts: Heard }>({ of: uid, parts: {} });
  const parts = heard.of === uid ? heard.parts : {};
  const hear = (next: (before: Heard) => Heard) =>
    setHeard((before) => ({ of: uid, parts: next(before.of === uid ? before.parts : {}) }));
  const topics = uid ? ["quests", "questSessions"].map((name) => `${name}?creatorId=${encodeURIComponent(uid)}`) : [];
  useTopics<Quest | QuestSession>(topics, {
    onDocument: (change) => hear((before) => withDocument(before, change)),
    onDocuments: ({ topic, documents }) =>
      hear((before) => ({ ...before, [partOf(topic)]: documentsOf(documents as Versioned<never>[]) })),
  });
  const { quests, questSessions } = parts;
  if (!quests || !questSessions) return undefined;
  const sessions = Object.values(questSessions).sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return Object.values(quests)
    .map((quest) => ({ ...quest, sessions: sessions.filter(({ data }) => data.questId === quest.id) }))
    .sort((a, b) => (b.data.updatedAt ?? "").localeCompare(a.data.updatedAt ?? ""));
}

const timeOf = ({ data }: Versioned<QuestSession>): string => data.startsAt ?? "";

const partOf = (topic: string): keyof Heard => (topic.startsWith("questSessions") ? "questSessions" : "quests");

function withDocument(before: Heard, change: LiveChange<Quest | QuestSession>): Heard {
  const part = partOf(change.topic);
  return { ...before, [part]: withChange<unknown>(before[part] ?? {}, change) };
}
