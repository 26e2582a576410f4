/** A person's document and friendships as this device last saw them: shown while the server cannot be reached. */
import type { User } from "~/core";
import { readItem, removeItem, writeItem } from "~/state/device";
import { type Friendships, friendshipsStore, restoreFriendships } from "~/state/friendships";
import { session } from "~/state/session";

const userName = (uid: string) => `user/${uid}`;
const friendshipsName = (uid: string) => `friendships/${uid}`;

export function storeLastSeenUser(uid: string, user: User): Promise<void> {
  return writeItem(userName(uid), user);
}

export function storeLastSeenFriendships(uid: string): Promise<void> {
  return writeItem(friendshipsName(uid), friendshipsStore.getState());
}

/** Shows what the server has not said yet. What it says meanwhile counts. */
export async function restorePerson(uid: string): Promise<void> {
  const user = await readItem<User>(userName(uid));
  const friendships = await readItem<Friendships>(friendshipsName(uid));
  const state = session.getState();
  if (state.uid !== uid) return;
  if (user && state.user === null) session.setState({ user });
  if (friendships) restoreFriendships(friendships);
}

export async function forgetLastSeenPerson(uid: string): Promise<void> {
  await removeItem(userName(uid));
  await removeItem(friendshipsName(uid));
}
