import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import { everyDocument, SNAPSHOT_MAX } from "~/api/every-document";
import type { GuestName, LiveChange, Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Booking } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { type Documents, documentsOf, withChange, withOthers } from "../documents";
import { outbox } from "../outbox/store";
import { questItemsOf } from "../quests/last-seen";
import { useSession } from "../session/use-session";
import type { DoorChange } from "./door-change";
import { type DateGuest, DOOR_CHANGE, type NotedChange, namedGuests, withChanges } from "./guest-list";

interface Stored {
  bookings: readonly Versioned<Booking>[];
  names: readonly GuestName[];
}

/**
 * The guests of a date, followed live so that two hosts see what the other does, with what this device has noted and not
 * sent yet. `undefined` until they are known, from the server or from this device.
 *
 * @param isKept - stores the list on this device, for a door without a network
 */
export function useDateGuests(questId: string, sessionId: string, isKept = false) {
  const uid = useSession((state) => state.uid);
  const live = useLiveBookings(uid, sessionId);
  const stored = useStored(uid, sessionId);
  // A booking is named from when it is confirmed, not while its seats are held.
  const confirmed = live?.map(({ id, data }) => `${id} ${data.status}`).join();
  const { data: names, error } = useQuery({
    queryKey: ["guest-names", uid, sessionId, confirmed],
    queryFn: async () => (await call("listGuests", { questId, sessionId })).guests,
    enabled: live !== undefined,
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (isKept && uid && live && names)
      void writeItem(nameOf(uid, sessionId), { bookings: live, names } satisfies Stored);
  }, [isKept, uid, sessionId, live, names]);
  const changes = useDoorChanges(sessionId);
  const bookings = live ?? stored?.bookings;
  const known = names ?? stored?.names;
  const guests = useMemo(
    () => (bookings && (known || error) ? namedGuests(bookings, known ?? []) : undefined),
    [bookings, known, error],
  );
  return {
    guests: useMemo(() => guests && withChanges(guests, changes), [guests, changes]) as
      | readonly DateGuest[]
      | undefined,
    /** Number of changes that are not on the server yet. */
    waiting: changes.length,
    /** True if the server was heard, and it is not only what this device remembers. */
    isLive: live !== undefined,
  };
}

const nameOf = (uid: string, sessionId: string) => `${questItemsOf(uid)}guests/${sessionId}`;

function useStored(uid: string | null, sessionId: string): Stored | undefined {
  const [stored, setStored] = useState<{ of: string; guests: Stored | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (uid) {
      void readItem<Stored>(nameOf(uid, sessionId)).then((guests) => isCurrent && setStored({ of: sessionId, guests }));
    }
    return () => {
      isCurrent = false;
    };
  }, [uid, sessionId]);
  return stored?.of === sessionId ? stored.guests : undefined;
}

function useLiveBookings(uid: string | null, sessionId: string): readonly Versioned<Booking>[] | undefined {
  const [heard, setHeard] = useState<{ of: string; bookings: Documents<Booking> }>();
  const query = { creatorId: uid ?? "", sessionId };
  useTopics<Booking>(uid ? [`bookings?${new URLSearchParams(query)}`] : [], {
    onDocument: (change: LiveChange<Booking>) =>
      setHeard((before) => before && { ...before, bookings: withChange(before.bookings, change) }),
    onDocuments: ({ documents }) => {
      setHeard({ of: sessionId, bookings: documentsOf(documents) });
      if (documents.length < SNAPSHOT_MAX) return;
      void everyDocument("bookings", query).then((all) =>
        setHeard((before) =>
          before?.of === sessionId ? { of: sessionId, bookings: withOthers(before.bookings, all) } : before,
        ),
      );
    },
  });
  const bookings = heard?.of === sessionId ? heard.bookings : undefined;
  return useMemo(() => bookings && Object.values(bookings), [bookings]);
}

/** What this device has noted of a date and the server does not know yet. */
function useDoorChanges(sessionId: string): readonly NotedChange[] {
  const entries = useStore(outbox, (state) => state.entries);
  return useMemo(
    () =>
      entries.flatMap(({ kind, key, createdAt, status, data }) => {
        const change = data as DoorChange;
        const isOurs = kind === DOOR_CHANGE && status !== "refused" && change.session.id === sessionId;
        return isOurs ? [{ key, at: createdAt, data: change }] : [];
      }),
    [entries, sessionId],
  );
}
