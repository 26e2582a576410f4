/** A person's document, friendships and notifications as this device last saw them: shown while the server cannot be reached. */
import type { Notification, User } from "~/core";
import { readItem, removeItem, writeItem } from "~/state/device";
import { type Friendships, friendshipsStore, restoreFriendships } from "~/state/friendships";
import { notificationsStore, restoreNotifications } from "~/state/notifications";
import { session } from "~/state/session";

const userName = (uid: string) => `user/${uid}`;
const friendshipsName = (uid: string) => `friendships/${uid}`;
const notificationsName = (uid: string) => `notifications/${uid}`;

/** Notifications that stay on this device. */
const STORED_MAX = 60;

export function storeLastSeenUser(uid: string, user: User): Promise<void> {
  return writeItem(userName(uid), user);
}

export function storeLastSeenFriendships(uid: string): Promise<void> {
  return writeItem(friendshipsName(uid), friendshipsStore.getState());
}

/** Stores the newest; their ids begin with the time they were made. */
export function storeLastSeenNotifications(uid: string): Promise<void> {
  const all = Object.entries(notificationsStore.getState().byId ?? {});
  const newest = all.sort(([one], [other]) => other.localeCompare(one)).slice(0, STORED_MAX);
  return writeItem(notificationsName(uid), Object.fromEntries(newest));
}

/** Shows what the server has not said yet. What it says meanwhile counts. */
export async function restorePerson(uid: string): Promise<void> {
  const user = await readItem<User>(userName(uid));
  const friendships = await readItem<Friendships>(friendshipsName(uid));
  const notifications = await readItem<Record<string, Notification>>(notificationsName(uid));
  const state = session.getState();
  if (state.uid !== uid) return;
  if (user && state.user === null) session.setState({ user });
  if (friendships) restoreFriendships(friendships);
  if (notifications) restoreNotifications(notifications);
}

export async function forgetLastSeenPerson(uid: string): Promise<void> {
  await removeItem(userName(uid));
  await removeItem(friendshipsName(uid));
  await removeItem(notificationsName(uid));
}
