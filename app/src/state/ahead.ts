/**
 * A copy of what is on its way into the database, made before anything else happens. A database is opened and written
 * in its own time, and a tab that is closed or reloaded meanwhile takes unfinished writes along; this copy is there
 * from the moment of the change. It is read in place of what the database has, and goes when the database has it too.
 */

const PREFIX = "yonder/ahead/";

/** What is on its way: a value, or that there is none any more. */
export interface Ahead {
  value?: unknown;
}

/** Notes a value before it is written, or that a name is to be forgotten. Answers what takes the note away again. */
export function noteAhead(name: string, ahead: Ahead): () => void {
  const key = PREFIX + name;
  // Another tab may note the same value meanwhile, and is not done because this one is.
  const note = JSON.stringify({ ...ahead, by: crypto.randomUUID() });
  try {
    localStorage.setItem(key, note);
  } catch {
    // No storage, or no room in it: an older note must not stand for what is written now.
    dropNote(key);
    return () => undefined;
  }
  return () => {
    if (readNote(key) === note) dropNote(key);
  };
}

/** What is on its way under a name, if anything is. */
export function notedAhead(name: string): Ahead | undefined {
  const note = readNote(PREFIX + name);
  return note === null ? undefined : JSON.parse(note);
}

/** The names of everything that is on its way. */
export function namesAhead(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  } catch {
    return [];
  }
}

function readNote(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function dropNote(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where there is no storage there is no note.
  }
}
