/** Friendships of the person: applies what the live stream says, and fetches the cards of friends it names. */
import { getJson } from "~/api/client";
import { Failure } from "~/api/failure";
import type { LiveSnapshot } from "~/api/live";
import type { LiveChange } from "~/api/schema";
import { type Card, friendshipsStore, listFriendships, setCards, setDocument, setTopic } from "~/state/friendships";
import { removeEndedFriend } from "../overlap/basket";
import { storeLastSeenFriendships } from "./last-seen-person";

/** Cards that are fetched at the same time. */
const AT_ONCE = 6;

const fetching = new Set<string>();
/** People whose card this page has fetched: others may be as this device last saw them. */
const fetched = new Set<string>();

export function friendshipsChanged(uid: string, { topic, id, data }: LiveChange): void {
  setDocument(topic, id, data);
  removeEndedFriend(uid);
  void fetchCards(uid);
}

export function friendshipsSnapshot(uid: string, { topic, documents }: LiveSnapshot): void {
  setTopic(topic, documents);
  removeEndedFriend(uid);
  void fetchCards(uid);
}

/** Fetches the cards of friends that are not known yet. One that cannot be fetched is tried again at the next change. */
async function fetchCards(uid: string): Promise<void> {
  const { cards } = friendshipsStore.getState();
  const missing = listFriendships(friendshipsStore.getState(), uid).filter(
    (friend) => !(friend.uid in cards && fetched.has(friend.uid)),
  );
  const wanted = missing.map((friend) => friend.uid).filter((each) => !fetching.has(each));
  for (const each of wanted) fetching.add(each);
  if (wanted.length === 0) return storeLastSeenFriendships(uid);
  while (wanted.length > 0) {
    const batch = wanted.splice(0, AT_ONCE);
    const found = await Promise.all(batch.map(fetchCard));
    for (const each of batch) fetching.delete(each);
    for (const [at, each] of batch.entries()) if (found[at] !== undefined) fetched.add(each);
    setCards(Object.fromEntries(found.flatMap((card, at) => (card === undefined ? [] : [[batch[at], card]]))));
  }
  await storeLastSeenFriendships(uid);
}

/** Visible part of a friend; `null` where nothing is, `undefined` where the server could not be asked. */
async function fetchCard(uid: string): Promise<Card | null | undefined> {
  try {
    return await getJson<Card>(`/v1/users/${uid}`);
  } catch (failure) {
    return failure instanceof Failure && failure.code === "not-found" ? null : undefined;
  }
}
