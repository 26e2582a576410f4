/** Reads what earlier visits, and tabs that died, have left in the outbox. */
import { listItemNames, readItem } from "~/state/device";
import type { Entry } from "./entry";
import { prefixOf } from "./storage";
import { dropEntry, findEntry, outbox, putEntry } from "./store";

/** Takes up the stored entries that this tab does not know: of an earlier visit, or of a tab that died. */
export async function readStored(): Promise<void> {
  const { uid } = outbox.getState();
  if (!uid) return;
  const stored = await readEntries(uid).catch(() => []);
  if (outbox.getState().uid !== uid) return;
  for (const entry of stored) if (!findEntry(entry.key)) putEntry({ ...entry, isLate: true });
  const keys = new Set(stored.map(({ key }) => key));
  // What another tab has taken back while this one slept.
  for (const { key, status } of outbox.getState().entries) if (status === "refused" && !keys.has(key)) dropEntry(key);
  outbox.setState({ isRead: true });
}

async function readEntries(uid: string): Promise<Entry[]> {
  const names = await listItemNames(prefixOf(uid));
  const found = await Promise.all(names.map((name) => readItem<Entry>(name)));
  return found.filter((entry) => entry !== undefined);
}
