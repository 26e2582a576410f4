/** What a person can do about a change in the outbox. */
import type { Entry } from "./entry";
import { publish, publishTakenBack } from "./publish";
import { kindOf } from "./registry";
import { findEntry } from "./store";
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

/** Takes a change back that is not on its way at the moment, and what it has left on this device. */
export async function takeBack(key: string): Promise<void> {
  const entry = findEntry(key);
  if (!entry || entry.status === "sending") return;
  const gone = publishTakenBack(entry);
  const sender = await kindOf(entry.kind)?.sender();
  await sender?.takeBack?.(entry);
  await gone;
}

/** Names a change for who made it; `undefined` where nothing here knows its kind. */
export async function describeEntry({ kind, data }: Entry): Promise<string | undefined> {
  const sender = await kindOf(kind)?.sender();
  return sender?.describe(data);
}
