/** Who a person has to do with: friends, requests either way, people they block. Followed live; pure but for the store. */
import { createStore } from "zustand/vanilla";
import type { Block, FriendRequest, Friendship } from "~/core";

/** What is seen of somebody else. */
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

export interface Circle {
  /** The documents of each topic that is followed, by their id. */
  topics: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What is seen of each friend; `null` where nothing is. */
  cards: Readonly<Record<string, Card | null>>;
}

const nobody: Circle = { topics: {}, cards: {} };

export const circle = createStore<Circle>(() => nobody);

/** The topics that tell all of it. */
export function circleTopics(uid: string): string[] {
  return ["friendships?a", "friendships?b", "friendRequests?from", "friendRequests?to", "blocks?by"].map(
    (topic) => `${topic}=${uid}`,
  );
}

export function isCircleTopic(topic: string): boolean {
  return /^(friendships|friendRequests|blocks)\?/.test(topic);
}

/** Takes everything a topic leads to now. */
export function setTopic(topic: string, documents: readonly { id: string; data: unknown }[]): void {
  const byId = Object.fromEntries(documents.map(({ id, data }) => [id, data]));
  circle.setState(({ topics }) => ({ topics: { ...topics, [topic]: byId } }));
}

/** Takes one document of a topic as it is now; `null` where it is gone. */
export function setDocument(topic: string, id: string, data: unknown): void {
  circle.setState(({ topics }) => {
    const { [id]: _, ...rest } = topics[topic] ?? {};
    return { topics: { ...topics, [topic]: data === null ? rest : { ...rest, [id]: data } } };
  });
}

export function setCards(cards: Circle["cards"]): void {
  circle.setState((before) => ({ cards: { ...before.cards, ...cards } }));
}

export function forgetCircle(): void {
  circle.setState(nobody, true);
}

/** Whether the server has said who all of them are. */
export function isKnown({ topics }: Circle, uid: string): boolean {
  return circleTopics(uid).every((topic) => topic in topics);
}

function documents<Kind>({ topics }: Circle, collection: string): [id: string, Kind][] {
  const found = Object.entries(topics).filter(([topic]) => topic.startsWith(`${collection}?`));
  return found.flatMap(([, byId]) => Object.entries(byId) as [string, Kind][]);
}

/** Ids of one's friends and since when, those of longest standing first. */
export function friendships(state: Circle, uid: string): { uid: string; since: string }[] {
  const found = documents<Friendship>(state, "friendships");
  return found
    .map(([, { a, b, since }]) => ({ uid: a === uid ? b : a, since }))
    .sort((one, other) => one.since.localeCompare(other.since));
}

/** One's friends as far as their cards are known, by name. */
export function friendsOf(state: Circle, uid: string): Friend[] {
  const known = friendships(state, uid).flatMap((each) => {
    const card = state.cards[each.uid];
    return card ? [{ ...each, ...card }] : [];
  });
  return known.sort((one, other) => one.name.localeCompare(other.name));
}

/** How long a request waits for an answer, in milliseconds (30 days). */
const REQUEST_MS = 30 * 86_400_000;

export interface Asked extends FriendRequest {
  id: string;
}

/** The requests that wait for an answer: those others sent, or one's own; the newest first. */
export function requests(state: Circle, uid: string, party: "from" | "to", nowMs: number): Asked[] {
  const found = documents<FriendRequest>(state, "friendRequests").map(([id, request]) => ({ ...request, id }));
  return found
    .filter((request) => request[party] === uid && request.status === "pending")
    .filter(({ createdAt }) => Date.parse(createdAt) + REQUEST_MS > nowMs)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Whom one blocks, the latest first. */
export function blocked(state: Circle): Block[] {
  return documents<Block>(state, "blocks")
    .map(([, block]) => block)
    .sort((one, other) => other.since.localeCompare(one.since));
}
