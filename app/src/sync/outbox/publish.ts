/** Brings the state of an entry to everybody it concerns: this device's storage, this tab, and the other tabs. */
import type { Entry } from "./entry";
import { removeEntry, storeEntry } from "./storage";
import { dropEntry, putEntry } from "./store";
import { tellTabs } from "./tabs";
import { answer } from "./waiters";

/** Publishes a new entry, or the new state of one. Resolves once it is in the database. */
export function publish(entry: Entry): Promise<void> {
  const stored = storeEntry(entry);
  putEntry(entry);
  tellTabs({ type: "changed", entry });
  return stored;
}

/** Publishes that an entry is sent at the moment. That is not stored, since it ends with the tab. */
export function publishSending(entry: Entry): void {
  const sending: Entry = { ...entry, status: "sending" };
  putEntry(sending);
  tellTabs({ type: "changed", entry: sending });
}

/** Publishes that the server has an entry. Resolves once it is off the database. */
export function publishSaved(entry: Entry, result: unknown): Promise<void> {
  return publishGone(entry, () => {
    tellTabs({ type: "saved", entry, result });
    answer(entry.key, "saved");
  });
}

/** Publishes that an entry was taken back. Resolves once it is off the database. */
export function publishTakenBack(entry: Entry): Promise<void> {
  return publishGone(entry, () => {
    tellTabs({ type: "taken-back", entry });
    answer(entry.key, "kept");
  });
}

function publishGone(entry: Entry, tell: () => void): Promise<void> {
  const removed = removeEntry(entry);
  dropEntry(entry.key);
  tell();
  return removed;
}
