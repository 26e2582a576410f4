import { useEffect, useMemo, useState } from "react";
import { everyDocument, SNAPSHOT_MAX } from "~/api/every-document";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Quest, QuestSession } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { type Documents, documentsOf, withChange, withOthers } from "../documents";
import { useSession } from "../session/use-session";
import { questItemsOf } from "./last-seen";

/** Many changes in a moment, as while seats are booked, are stored once. */
const STORE_AFTER_MS = 1_000;

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
    onDocuments: ({ topic, documents }) => {
      const part = partOf(topic);
      hear((before) => ({ ...before, [part]: documentsOf(documents as Versioned<never>[]) }));
      if (!uid || documents.length < SNAPSHOT_MAX) return;
      void everyDocument(part, { creatorId: uid }).then((all) =>
        hear((before) => ({ ...before, [part]: withOthers<unknown>(before[part] ?? {}, all) }) as Heard),
      );
    },
  });
  const { quests, questSessions } = parts;
  const live = useMemo(() => quests && questSessions && ownQuests(quests, questSessions), [quests, questSessions]);
  const stored = useLastSeenOwn(uid, live);
  return live ?? stored;
}

const nameOf = (uid: string) => `${questItemsOf(uid)}own`;

/** The quests as this device last saw them, as for a door without a network. Stores those that are live over them. */
function useLastSeenOwn(uid: string | null, live: readonly OwnQuest[] | undefined): readonly OwnQuest[] | undefined {
  const [stored, setStored] = useState<{ of: string; quests: readonly OwnQuest[] | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (uid) void readItem<OwnQuest[]>(nameOf(uid)).then((quests) => isCurrent && setStored({ of: uid, quests }));
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  useEffect(() => {
    if (!uid || !live) return;
    const timer = setTimeout(() => void writeItem(nameOf(uid), live), STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [uid, live]);
  return stored && stored.of === uid ? stored.quests : undefined;
}

function ownQuests(quests: Documents<Quest>, questSessions: Documents<QuestSession>): OwnQuest[] {
  const byQuest = new Map<string, Versioned<QuestSession>[]>();
  for (const session of Object.values(questSessions)) {
    const known = byQuest.get(session.data.questId ?? "");
    if (known) known.push(session);
    else byQuest.set(session.data.questId ?? "", [session]);
  }
  return Object.values(quests)
    .map((quest) => ({
      ...quest,
      sessions: (byQuest.get(quest.id) ?? []).sort((a, b) => timeOf(a).localeCompare(timeOf(b))),
    }))
    .sort((a, b) => (b.data.updatedAt ?? "").localeCompare(a.data.updatedAt ?? ""));
}

const timeOf = ({ data }: Versioned<QuestSession>): string => data.startsAt ?? "";

const partOf = (topic: string): keyof Heard => (topic.startsWith("questSessions") ? "questSessions" : "quests");

function withDocument(before: Heard, change: LiveChange<Quest | QuestSession>): Heard {
  const part = partOf(change.topic);
  return { ...before, [part]: withChange<unknown>(before[part] ?? {}, change) };
}
