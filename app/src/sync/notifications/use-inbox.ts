import { useMemo } from "react";
import { useStore } from "zustand";
import { friendshipsStore, pendingRequests } from "~/state/friendships";
import { notificationsStore } from "~/state/notifications";
import { useSession } from "../session/use-session";
import { type InboxEntry, listEntries } from "./inbox";

interface Inbox {
  /** The newest first; `undefined` until the server or this device has said. */
  entries: readonly InboxEntry[] | undefined;
  unread: number;
}

/** The inbox of the person signed in, as it changes. */
export function useInbox(): Inbox {
  const uid = useSession((state) => state.uid);
  const known = useStore(notificationsStore);
  const friendships = useStore(friendshipsStore);
  return useMemo(() => {
    if (uid === null || known.byId === undefined) return { entries: undefined, unread: 0 };
    const entries = listEntries(known, pendingRequests(friendships, uid, "to", Date.now()));
    return { entries, unread: entries.filter(({ isRead }) => !isRead).length };
  }, [uid, known, friendships]);
}
