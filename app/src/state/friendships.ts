/** The social graph of a person: friendships, requests either way and blocks, followed live. Pure but for the store. */
import { createStore } from "zustand/vanilla";
import type { Block, FriendRequest, Friendship } from "~/core";

/** Visible part of another person. */
export interface Card {
  name: string;
  user_name?: string | null;
  bio?: string | null;
  photoRef?: string | null;
  homeArea?: { label: string } | null;
}

export interface Friend extends Card {
  uid: string;
  /** Since when, ISO-8601. */
  since: string;
}

export interface Friendships {
  /** The documents of each topic that is followed, by their id. */
  topics: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Visible part of each friend; `null` where nothing is. */
  cards: Readonly<Record<string, Card | null>>;
}

const nobody: Friendships = { topics: {}, cards: {} };

export const friendshipsStore = createStore<Friendships>(() => nobody);

/** The topics of the live stream that the social graph is read from. */
export function friendshipTopics(uid: string): string[] {
  return ["friendships?a", "friendships?b", "friendRequests?from", "friendRequests?to", "blocks?by"].map(
    (topic) => `${topic}=${uid}`,
  );
}

export function isFriendshipTopic(topic: string): boolean {
  return /^(friendships|friendRequests|blocks)\?/.test(topic);
}

/** Fills in what is not known yet. */
export function restoreFriendships(seen: Friendships): void {
  friendshipsStore.setState(({ topics, cards }) => ({
    topics: { ...seen.topics, ...topics },
    cards: { ...seen.cards, ...cards },
  }));
}

/** Replaces the documents of a topic. */
export function setTopic(topic: string, documents: readonly { id: string; data: unknown }[]): void {
  const byId = Object.fromEntries(documents.map(({ id, data }) => [id, data]));
  friendshipsStore.setState(({ topics }) => ({ topics: { ...topics, [topic]: byId } }));
}

/** Replaces one document of a topic; `null` removes it. */
export function setDocument(topic: string, id: string, data: unknown): void {
  friendshipsStore.setState(({ topics }) => {
    const { [id]: _, ...rest } = topics[topic] ?? {};
    return { topics: { ...topics, [topic]: data === null ? rest : { ...rest, [id]: data } } };
  });
}

export function setCards(cards: Friendships["cards"]): void {
  friendshipsStore.setState((before) => ({ cards: { ...before.cards, ...cards } }));
}

export function clearFriendships(): void {
  friendshipsStore.setState(nobody, true);
}

/** True once the server has sent the documents of every topic. */
export function isKnown({ topics }: Friendships, uid: string): boolean {
  return friendshipTopics(uid).every((topic) => topic in topics);
}

function documents<Kind>({ topics }: Friendships, collection: string): [id: string, Kind][] {
  const found = Object.entries(topics).filter(([topic]) => topic.startsWith(`${collection}?`));
  return found.flatMap(([, byId]) => Object.entries(byId) as [string, Kind][]);
}

/** Ids of one's friends and since when, those of longest standing first. */
export function listFriendships(state: Friendships, uid: string): { uid: string; since: string }[] {
  const found = documents<Friendship>(state, "friendships");
  return found
    .map(([, { a, b, since }]) => ({ uid: a === uid ? b : a, since }))
    .sort((one, other) => one.since.localeCompare(other.since));
}

/** One's friends as far as their cards are known, by name. */
export function friendsOf(state: Friendships, uid: string): Friend[] {
  const known = listFriendships(state, uid).flatMap((each) => {
    const card = state.cards[each.uid];
    return card ? [{ ...each, ...card }] : [];
  });
  return known.sort((one, other) => one.name.localeCompare(other.name));
}

/** Lifetime of an unanswered request, in milliseconds (30 days). */
const REQUEST_MS = 30 * 86_400_000;

export interface PendingRequest extends FriendRequest {
  id: string;
}

/** The requests that wait for an answer: those others sent, or one's own; the newest first. */
export function pendingRequests(
  state: Friendships,
  uid: string,
  party: "from" | "to",
  nowMs: number,
): PendingRequest[] {
  const found = documents<FriendRequest>(state, "friendRequests").map(([id, request]) => ({ ...request, id }));
  return found
    .filter((request) => request[party] === uid && request.status === "pending")
    .filter(({ createdAt }) => Date.parse(createdAt) + REQUEST_MS > nowMs)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** The people one blocks, the latest first. */
export function blocked(state: Friendships): Block[] {
  return documents<Block>(state, "blocks")
    .map(([, block]) => block)
    .sort((one, other) => other.since.localeCompare(one.since));
}
