/** Callers in this tab that wait for the result of an entry. */
import { type Entry, failureOfEntry } from "./entry";

/** Result of a change: saved, or kept on this device until the server can be reached. */
export type Outcome = "saved" | "kept";

interface Waiter {
  resolve(outcome: Outcome): void;
  reject(failure: unknown): void;
}

const waiters = new Map<string, Waiter>();

/** Resolves with the outcome of an entry, rejects where the server refuses it. */
export function waitFor(key: string): Promise<Outcome> {
  return new Promise((resolve, reject) => waiters.set(key, { resolve, reject }));
}

/** Answers who waits for an entry, if its state is an answer. */
export function answerState(entry: Entry): void {
  if (entry.status === "refused") take(entry.key)?.reject(failureOfEntry(entry));
  else if (entry.isLate && entry.status === "waiting") take(entry.key)?.resolve("kept");
}

export function answer(key: string, outcome: Outcome): void {
  take(key)?.resolve(outcome);
}

/** Answers everybody: what they wait for is stored, and goes on when its account is here again. */
export function answerAllKept(): void {
  for (const key of [...waiters.keys()]) answer(key, "kept");
}

function take(key: string): Waiter | undefined {
  const waiter = waiters.get(key);
  waiters.delete(key);
  return waiter;
}
