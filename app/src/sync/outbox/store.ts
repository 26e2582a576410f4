/** The outbox of the account that is here, as this tab knows it: what is drawn from, and what is sent from. */
import { createStore } from "zustand/vanilla";
import type { Entry } from "./entry";

export interface Outbox {
  /** Account that made these changes; `null` while nobody is known to be here. */
  uid: string | null;
  /** True if what earlier visits left has been read. */
  isRead: boolean;
  /** In the order they were made. */
  entries: readonly Entry[];
  /** Share of an entry that was sent, 0 to 1, by its key; of those that report it, and that this tab sends. */
  progress: Readonly<Record<string, number>>;
}

export const outbox = createStore<Outbox>(() => ({ uid: null, isRead: false, entries: [], progress: {} }));

export function findEntry(key: string): Entry | undefined {
  return outbox.getState().entries.find((entry) => entry.key === key);
}

/** Adds an entry, or takes its newest state. One of another account is none of this store's. */
export function putEntry(entry: Entry): void {
  outbox.setState(({ uid, entries }) => {
    if (uid !== entry.uid) return {};
    const rest = entries.filter(({ key }) => key !== entry.key);
    const next = { ...entry, data: sameData(findEntry(entry.key), entry) };
    return { entries: [...rest, next].sort((a, b) => a.sequence - b.sequence) };
  });
}

/** Data that says the same stays the same object, so that nothing is drawn anew because it was read or told again. */
function sameData(before: Entry | undefined, { data }: Entry): unknown {
  return before && JSON.stringify(before.data) === JSON.stringify(data) ? before.data : data;
}

export function dropEntry(key: string): void {
  outbox.setState(({ entries, progress: { [key]: _gone, ...progress } }) => ({
    entries: entries.filter((entry) => entry.key !== key),
    progress,
  }));
}

export function setProgress(key: string, sent: number): void {
  outbox.setState(({ progress }) => ({ progress: { ...progress, [key]: sent } }));
}

/** The place of a new entry: behind everything known, also when the clock was set back. */
export function nextSequence(now: number): number {
  return outbox.getState().entries.reduce((last, { sequence }) => Math.max(last, sequence + 1), now);
}
