/** The documents of the person, followed live while they are signed in. Nobody signed out ever loads this. */
import { getJson } from "~/api/client";
import { followShared } from "~/api/shared-stream";
import type { Notification, User } from "~/core";
import { clearFriendships, friendshipTopics, isFriendshipTopic } from "~/state/friendships";
import { clearNotifications, notificationsTopic, setNotification, setNotifications } from "~/state/notifications";
import { session } from "~/state/session";
import type { RefusalReason } from "./events";
import { friendshipsChanged, friendshipsSnapshot } from "./friendships";
import { restorePerson, storeLastSeenNotifications, storeLastSeenUser } from "./last-seen-person";
import { refetchLists } from "./own-lists";

/** Waits before a lost stream is opened again. */
const REOPEN_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

let close = () => {};

/** Follows the person's documents. `onRefused` hears when the server ends the stream because of the token. */
export function followPerson(uid: string, onRefused: (reason: RefusalReason) => void): void {
  unfollowPerson();
  const inbox = notificationsTopic(uid);
  let attempts = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const reopen = () => {
    reopening = setTimeout(() => void probe(), REOPEN_MS[Math.min(attempts, REOPEN_MS.length) - 1]);
  };
  /** A stream that was refused does not say why. A request does, and has the session renewed where that is the reason. */
  const probe = async () => {
    if (attempts > 1) await getJson(`/v1/users/${uid}`).catch(() => undefined);
    if (close === stop) open();
  };
  const open = () => {
    const stream = followShared([`users/${uid}`, ...friendshipTopics(uid), inbox], {
      onDocument: (change) => {
        attempts = 0;
        if (isFriendshipTopic(change.topic)) friendshipsChanged(uid, change);
        else if (change.topic === inbox) {
          setNotification(change.id, change.data as Notification | null);
          void storeLastSeenNotifications(uid);
        } else void userChanged(uid, change.data as User | null);
      },
      onDocuments: (snapshot) => {
        if (snapshot.topic !== inbox) return friendshipsSnapshot(uid, snapshot);
        setNotifications(snapshot.documents);
        void storeLastSeenNotifications(uid);
      },
      onAway: () => {
        if (session.getState().user === null) void restorePerson(uid);
      },
      onEnd: (reason) => {
        if (reason === "signed-out") return onRefused("revoked");
        if (reason === "expired") return onRefused("expired");
        attempts += 1;
        reopen();
      },
    });
    closeStream = () => stream.close();
  };
  let closeStream = () => {};
  const stop = () => {
    clearTimeout(reopening);
    closeStream();
  };
  close = stop;
  open();
}

export function unfollowPerson(): void {
  close();
  close = () => {};
}

/** The rule of the product: a changed person means that the lists are looked for again; no person means no list. */
async function userChanged(uid: string, user: User | null): Promise<void> {
  session.setState({ user });
  if (user) void storeLastSeenUser(uid, user);
  await refetchLists();
}

/** Forgets everything of the person that came over the stream but their own document, which is the session's. */
export function clearPerson(): void {
  clearFriendships();
  clearNotifications();
}
