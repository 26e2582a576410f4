/** The outbox on this device: a record for each entry, so that tabs do not overwrite what others wrote. */
import { readItem, removeItem, writeItem } from "~/state/device";
import type { Entry } from "./entry";

export const prefixOf = (uid: string) => `outbox/${uid}/`;
const nameOf = ({ uid, key }: Pick<Entry, "uid" | "key">) => prefixOf(uid) + key;

/** Writes on their way into the database. */
const writing = new Map<string, Promise<void>>();
/** Entries that the database did not take, as when the disk is full: they last as long as the page. */
const unstored = new Map<string, Entry>();

/** Stores an entry. It survives the end of the tab from the moment of the call. */
export async function storeEntry(entry: Entry): Promise<void> {
  const name = nameOf(entry);
  // Nobody knows after the end of a tab whether what it was sending has arrived: it still waits.
  const stored: Entry = entry.status === "sending" ? { ...entry, status: "waiting" } : entry;
  const write = writeItem(name, stored).then(
    () => void unstored.delete(name),
    () => void unstored.set(name, stored),
  );
  writing.set(name, write);
  await write;
  if (writing.get(name) === write) writing.delete(name);
}

/** Removes an entry. One that cannot be removed is sent again by a later visit, under the same key. */
export async function removeEntry(entry: Entry): Promise<void> {
  unstored.delete(nameOf(entry));
  await removeItem(nameOf(entry)).catch(() => undefined);
}

/** An entry as it is stored by now; `undefined` once it is sent or taken back, by whichever tab. */
export async function readEntry(entry: Entry): Promise<Entry | undefined> {
  const name = nameOf(entry);
  await writing.get(name);
  return unstored.get(name) ?? readItem<Entry>(name).catch(() => entry);
}
