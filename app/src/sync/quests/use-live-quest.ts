import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Quest, QuestSession, Review } from "~/core";
import { type Documents, documentsOf, withChange } from "../documents";
import { useSession } from "../session/use-session";
import { useLastSeen } from "../use-last-seen";
import { forgetLastSeenQuest, lastSeenQuest, storeLastSeenQuest } from "./last-seen";
import type { QuestSnapshot } from "./quest";

/** Storage of quests as this device last saw them. */
const DEVICE = { read: lastSeenQuest, store: storeLastSeenQuest, forget: forgetLastSeenQuest };

/** Records that the live stream has sent so far; a part is `undefined` until its snapshot has come. */
interface Heard {
  /** `null` where there is none that the reader may see. */
  quest?: Versioned<Quest> | null;
  sessions?: Documents<QuestSession>;
  reviews?: Documents<Review>;
}

type Part = "sessions" | "reviews";

/**
 * A quest with its dates and reviews, as it is now and as it changes: `null` where there is none that may be seen,
 * `undefined` while it is loading. Without a network it is what this device last saw.
 */
export function useLiveQuest(id: string) {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<{ of: string; parts: Heard }>({ of: id, parts: {} });
  const parts = heard.of === id ? heard.parts : {};
  const hear = (next: (before: Heard) => Heard) =>
    setHeard((before) => ({ of: id, parts: next(before.of === id ? before.parts : {}) }));
  const { data, error, refetch } = useQuery({
    queryKey: ["quest", id, uid],
    queryFn: () => orNull(getDocument("quests", id)),
  });
  useTopics<Quest | QuestSession | Review>(data === null ? [] : topicsOf(id), {
    onDocument: (change) => hear((before) => withDocument(before, change)),
    onDocuments: ({ topic, documents }) =>
      hear((before) => ({ ...before, [partOf(topic)]: documentsOf(documents as Versioned<never>[]) })),
  });
  const live = snapshotOf(parts);
  const isGone = data === null || parts.quest === null;
  const stored = useLastSeen(DEVICE, { uid, id, live, isGone });
  const snapshot = isGone ? null : (live ?? stored);
  return { snapshot, isLive: live !== undefined, failure: snapshot === undefined ? error : null, retry: refetch };
}

function topicsOf(id: string): string[] {
  const ofQuest = `questId=${encodeURIComponent(id)}`;
  return [`quests/${id}`, `questSessions?${ofQuest}`, `reviews?${ofQuest}`];
}

const partOf = (topic: string): Part => (topic.startsWith("questSessions") ? "sessions" : "reviews");

function withDocument(before: Heard, change: LiveChange<Quest | QuestSession | Review>): Heard {
  const { topic, id, version, data } = change;
  if (topic.startsWith("quests/"))
    return { ...before, quest: data === null ? null : { id, version: version ?? 0, data: data as Quest } };
  const part = partOf(topic);
  return { ...before, [part]: withChange<unknown>(before[part] ?? {}, change) };
}

function snapshotOf({ quest, sessions, reviews }: Heard): QuestSnapshot | undefined {
  if (!quest || !sessions) return undefined;
  const startOf = ({ data }: Versioned<QuestSession>) => data.startsAt ?? "";
  return {
    quest,
    sessions: Object.values(sessions).sort((a, b) => startOf(a).localeCompare(startOf(b))),
    reviews: Object.values(reviews ?? {}).sort((a, b) => b.data.createdAt.localeCompare(a.data.createdAt)),
  };
}
