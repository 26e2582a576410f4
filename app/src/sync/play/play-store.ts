/** The plays of this device: in memory while they are looked at, and stored with every change. */
import { createStore } from "zustand/vanilla";
import { listItemNames, readItem, writeItem } from "~/state/device";
import { session } from "~/state/session";
import type { PlayRecord } from "./play-record";

interface Plays {
  /** By person and booking; `null` where this device has none. */
  records: Readonly<Record<string, PlayRecord | null>>;
}

export const plays = createStore<Plays>(() => ({ records: {} }));

/** Prefix of the names of a person's plays on this device. */
export const prefixOf = (uid: string) => `play/${uid}/`;
const nameOf = (uid: string, bookingId: string) => prefixOf(uid) + bookingId;

/** The play of a booking that was loaded; `undefined` before. */
export function recordOf({ records }: Plays, uid: string | null, bookingId: string): PlayRecord | null | undefined {
  return uid === null ? undefined : records[nameOf(uid, bookingId)];
}

/** Loads the play of a booking from this device. */
export async function loadPlay(uid: string, bookingId: string): Promise<PlayRecord | null> {
  const known = recordOf(plays.getState(), uid, bookingId);
  if (known) return known;
  const stored = (await readItem<PlayRecord>(nameOf(uid, bookingId))) ?? null;
  // Begun meanwhile, it is newer than what was stored.
  const begun = recordOf(plays.getState(), uid, bookingId);
  if (!begun) put(uid, bookingId, stored);
  return begun ?? stored;
}

/** All plays of a person on this device. */
export async function listPlays(uid: string): Promise<PlayRecord[]> {
  const names = await listItemNames(prefixOf(uid));
  const found = await Promise.all(names.map((name) => loadPlay(uid, name.slice(prefixOf(uid).length))));
  return found.filter((record) => record !== null);
}

/** Stores a play that begins. */
export function storePlay(uid: string, record: PlayRecord): Promise<void> {
  put(uid, record.bookingId, record);
  return writeItem(nameOf(uid, record.bookingId), record);
}

/** Changes the play of the person who is here. It survives the end of the tab from the moment of the call. */
export function updatePlay(bookingId: string, change: (record: PlayRecord) => PlayRecord): void {
  const { uid } = session.getState();
  const before = recordOf(plays.getState(), uid, bookingId);
  if (!uid || !before) return;
  const after = change(before);
  if (after !== before) void storePlay(uid, after);
}

function put(uid: string, bookingId: string, record: PlayRecord | null): void {
  plays.setState(({ records }) => ({ records: { ...records, [nameOf(uid, bookingId)]: record } }));
}
