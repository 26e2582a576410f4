import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Booking, Progress, QuestQueueEntry } from "~/core";
import { type Documents, documentsOf, withChange } from "../documents";
import { outbox } from "../outbox/store";
import { useSession } from "../session/use-session";
import { lastSeenMine, type StoredMyQuests, storeLastSeenMine } from "./last-seen";
import { type MyQuests, partOfQuest } from "./quest";
import { withWaiting } from "./with-waiting";

interface Heard {
  bookings?: Documents<Booking>;
  queue?: Documents<QuestQueueEntry>;
  progress?: Documents<Progress>;
}

const PARTS: Readonly<Record<string, keyof Heard>> = {
  bookings: "bookings",
  questWaitlist: "queue",
  progress: "progress",
};

/**
 * The bookings of the reader, their places in queues, and how far they have come, followed live; `undefined` until they
 * are known; check-ins that wait on this device count. Without a network it is what this device last saw, and `at` is when the server said so (ISO-8601).
 */
export function useMyQuests(): { mine: MyQuests | undefined; at: string | null; isLive: boolean } {
  const uid = useSession((state) => state.uid);
  const [heard, setHeard] = useState<{ of: string | null; parts: Heard }>({ of: uid, parts: {} });
  const parts = heard.of === uid ? heard.parts : {};
  const hear = (next: (before: Heard) => Heard) =>
    setHeard((before) => ({ of: uid, parts: next(before.of === uid ? before.parts : {}) }));
  const topics = uid ? Object.keys(PARTS).map((name) => `${name}?userId=${encodeURIComponent(uid)}`) : [];
  useTopics<Booking | QuestQueueEntry | Progress>(topics, {
    onDocument: (change) => hear((before) => withDocument(before, change)),
    onDocuments: ({ topic, documents }) =>
      hear((before) => ({ ...before, [partOf(topic)]: documentsOf(documents as Versioned<never>[]) })),
  });
  const live = useMemo(() => mineOf(parts), [parts]);
  const stored = useStored(uid, live);
  const known = live ?? stored?.mine;
  const entries = useStore(outbox, (state) => state.entries);
  const mine = useMemo(() => known && withWaiting(known, entries), [known, entries]);
  return { mine, at: live ? null : (stored?.at ?? null), isLive: live !== undefined };
}

/** The part of the reader's quests that is about one of them; `undefined` until it is known, empty without an account. */
export function useMyPartOf(questId: string): MyQuests | undefined {
  const { mine } = useMyQuests();
  return useMemo(() => mine && partOfQuest(mine, questId), [mine, questId]);
}

const partOf = (topic: string): keyof Heard => PARTS[topic.slice(0, topic.indexOf("?"))] ?? "bookings";

function withDocument(before: Heard, change: LiveChange<Booking | QuestQueueEntry | Progress>): Heard {
  const part = partOf(change.topic);
  return { ...before, [part]: withChange<unknown>(before[part] ?? {}, change) };
}

function mineOf({ bookings, queue, progress }: Heard): MyQuests | undefined {
  if (!bookings || !queue || !progress) return undefined;
  return { bookings: Object.values(bookings), queue: Object.values(queue), progress: Object.values(progress) };
}

/** Returns the copy that this device saw last; live changes are stored over it. */
function useStored(uid: string | null, live: MyQuests | undefined): StoredMyQuests | undefined {
  const [seen, setSeen] = useState<{ of: string; stored: StoredMyQuests | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (uid) void lastSeenMine(uid).then((stored) => isCurrent && setSeen({ of: uid, stored }));
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  useEffect(() => {
    if (uid && live) void storeLastSeenMine(uid, { mine: live, at: new Date().toISOString() });
  }, [uid, live]);
  return seen?.of === uid ? seen?.stored : undefined;
}
