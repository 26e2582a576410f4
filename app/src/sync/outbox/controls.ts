/** Actions on a change in the outbox. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Entry } from "./entry";
import { publish, publishTakenBack } from "./publish";
import { kindOf } from "./registry";
import { findEntry, outbox } from "./store";
import { type Outcome, waitFor } from "./waiters";
import { sendSoon } from "./wake";

/** Sends a change again that the server refused, under the same key; answers as for a new one. */
export async function tryAgain(key: string): Promise<Outcome> {
  const entry = findEntry(key);
  if (!entry) return "saved";
  const { failure: _before, ...rest } = entry;
  const outcome = waitFor(key);
  void publish({ ...rest, status: "waiting", attempts: 0, triedAt: 0, notBefore: 0 });
  void sendSoon();
  return outcome;
}

/**
 * Takes a change back that is not on its way at the moment, and what it has left on this device. Answers what puts it
 * back in its place.
 */
export async function takeBack(key: string): Promise<() => Promise<void>> {
  const entry = findEntry(key);
  if (!entry || entry.status === "sending") return async () => undefined;
  noteDiscard();
  const gone = publishTakenBack(entry);
  const sender = await kindOf(entry.kind)?.sender();
  const bringBack = await sender?.takeBack?.(entry);
  await gone;
  // What waited behind it is first in its line now.
  void sendSoon();
  return async () => {
    // What comes after it may have been sent meanwhile.
    void publish({ ...entry, isLate: true });
    await bringBack?.();
    void sendSoon();
  };
}

const discards = createStore<{ uid: string | null }>(() => ({ uid: null }));

/** Notes that the person who is here, in this tab or another one, discarded a change: then not all is saved. */
export function noteDiscard(): void {
  discards.setState({ uid: outbox.getState().uid });
}

/** True if the person who is here discarded a change in this visit. */
export function useHasDiscarded(): boolean {
  const by = useStore(discards, ({ uid }) => uid);
  return useStore(outbox, ({ uid }) => uid !== null && uid === by);
}

/** Names a change for who made it; `undefined` where nothing here knows its kind. */
export async function describeEntry({ kind, data }: Entry): Promise<string | undefined> {
  const sender = await kindOf(kind)?.sender();
  return sender?.describe(data);
}

/** The person's own words in a change; empty where there are none. */
export async function wordsOfEntry({ kind, data }: Entry): Promise<string> {
  const sender = await kindOf(kind)?.sender();
  return sender?.wordsOf?.(data) ?? "";
}
