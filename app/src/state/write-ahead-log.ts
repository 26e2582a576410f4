/**
 * A write-ahead log in front of the database. IndexedDB is opened and written asynchronously, and a tab that is closed
 * meanwhile loses unfinished writes. So each write is first logged in `localStorage`, which is synchronous. Reads prefer a
 * log entry to the database; the entry goes once the database has the value.
 */

const PREFIX = "yonder/ahead/";

/** A logged write: of a value, or without one the removal of the item. */
export interface LogEntry {
  value?: unknown;
}

/** Logs a write before it begins. Returns what removes the entry once the database has the value. */
export function addLogEntry(name: string, entry: LogEntry): () => void {
  const key = PREFIX + name;
  // Another tab may log the same value meanwhile; the id tells its entry from this one.
  const text = JSON.stringify({ ...entry, by: crypto.randomUUID() });
  try {
    localStorage.setItem(key, text);
  } catch {
    // No storage, or no room in it: an older entry must not stand for what is written now.
    removeText(key);
    return () => undefined;
  }
  return () => {
    if (readText(key) === text) removeText(key);
  };
}

/** The logged write of an item, while the database does not have it yet. */
export function readLogEntry(name: string): LogEntry | undefined {
  const text = readText(PREFIX + name);
  return text === null ? undefined : JSON.parse(text);
}

/** The names of all items with a logged write. */
export function loggedNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  } catch {
    return [];
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where there is no storage there is no entry.
  }
}
