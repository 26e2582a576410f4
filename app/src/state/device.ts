/**
 * Storage of this device in IndexedDB: drafts made without an account, edits that wait for the network, the lists as
 * they were last seen, photos. Where the browser forbids all storage it lasts as long as the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { addLogEntry, loggedNames, readLogEntry } from "./write-ahead-log";

interface Schema extends DBSchema {
  kept: { key: string; value: unknown };
  photos: { key: string; value: Blob };
}

type StoreName = "kept" | "photos";

const NAME = "yonder";
const VERSION = 1;
/** Stands in where there is no database, as in a private window of some browsers. */
const memory: Record<StoreName, Map<string, unknown>> = { kept: new Map(), photos: new Map() };

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

function database(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= open().catch(() => null);
  return opened;
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore("kept");
      database.createObjectStore("photos");
    },
    // A newer page wants the database: let it have it, and open it again when it is next needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
}

/** Reads the item of a name; `undefined` where there is none. */
export async function readItem<Value>(name: string): Promise<Value | undefined> {
  const ahead = readLogEntry(name);
  return (ahead ? ahead.value : await read("kept", name)) as Value | undefined;
}

/** The names of all items that begin with a prefix, sorted. */
export async function listItemNames(prefix: string): Promise<string[]> {
  const written = (await (await database())?.getAllKeys("kept", IDBKeyRange.bound(prefix, `${prefix}\uffff`))) ?? [];
  const names = new Set([...written, ...memory.kept.keys(), ...loggedNames()]);
  const isThere = (name: string) =>
    name.startsWith(prefix) && (readLogEntry(name) ?? { value: true }).value !== undefined;
  return [...names].filter(isThere).sort();
}

/** Writes an item, any value that JSON has. It survives the end of the tab from the moment of the call. */
export async function writeItem(name: string, value: unknown): Promise<void> {
  const written = addLogEntry(name, { value });
  await write("kept", name, value);
  written();
}

/** Writes a copy of what the server has. It may be too large for the log, and costs nothing when the tab takes it along. */
export async function writeCopy(name: string, value: unknown): Promise<void> {
  await write("kept", name, value);
}

/** Removes the item of a name, if there is one. */
export async function removeItem(name: string): Promise<void> {
  const written = addLogEntry(name, {});
  memory.kept.delete(name);
  await (await database())?.delete("kept", name);
  written();
}

/** Reads the picture of a name; `undefined` where this device has none. */
export async function readPhoto(name: string): Promise<Blob | undefined> {
  return (await read("photos", name)) as Blob | undefined;
}

export async function writePhoto(name: string, picture: Blob): Promise<void> {
  await write("photos", name, picture);
}

/** Removes a picture from this device, as when the server has it by now. */
export async function removePhoto(name: string): Promise<void> {
  memory.photos.delete(name);
  await (await database())?.delete("photos", name);
}

async function read(store: StoreName, name: string): Promise<unknown> {
  const known = memory[store].get(name);
  return known ?? (await database())?.get(store, name);
}

async function write(store: StoreName, name: string, value: unknown): Promise<void> {
  const open = await database();
  if (!open) memory[store].set(name, value);
  else await open.put(store, value as never, name);
}
