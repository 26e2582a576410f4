/**
 * Changes whose activity was taken off the list by somebody else. They are kept on this device, also over the end of the
 * tab, until whoever made them has decided: bring it back with them, or leave it off.
 */

import { type ConflictedChange, conflictedChanges } from "~/state/conflicted";
import { readItem, removeItem, writeItem } from "~/state/device";
import { session } from "~/state/session";

// The name of the storage stays what earlier versions wrote.
const nameOfConflicted = () => `lost/${session.getState().uid}`;

/** The reading of what is undecided, and under which name it is kept. */
let restored: { name: string; done: Promise<void> } | undefined;

/** Takes up what an earlier visit of this person has left undecided. */
export function restoreConflicted(): Promise<void> {
  const name = nameOfConflicted();
  restored = { name, done: read(name) };
  return restored.done;
}

async function read(name: string): Promise<void> {
  const waiting = (await readItem<ConflictedChange[]>(name)) ?? [];
  if (name === nameOfConflicted()) conflictedChanges.setState({ waiting });
}

/** Keeps changes until it is decided about them. A later one of the same activity has the earlier ones in it. */
export async function keepConflicted(changes: readonly ConflictedChange[]): Promise<void> {
  // Late edits may lose something before anything else has asked for what was lost earlier.
  await (restored?.name === nameOfConflicted() ? restored.done : restoreConflicted());
  const { waiting } = conflictedChanges.getState();
  const joined = changes.map((change) => {
    const before = waiting.find((each) => isOfSame(each, change));
    return before ? { ...change, fields: [...new Set([...before.fields, ...change.fields])] } : change;
  });
  await set([...waiting.filter((each) => !changes.some((change) => isOfSame(each, change))), ...joined]);
}

/** Forgets changes: it is decided about them. */
export async function dropConflicted(change: ConflictedChange): Promise<void> {
  await set(conflictedChanges.getState().waiting.filter((each) => !isOfSame(each, change)));
}

async function set(waiting: readonly ConflictedChange[]): Promise<void> {
  conflictedChanges.setState({ waiting });
  await (waiting.length === 0 ? removeItem(nameOfConflicted()) : writeItem(nameOfConflicted(), waiting));
}

function isOfSame(one: ConflictedChange, other: ConflictedChange): boolean {
  return one.listId === other.listId && one.activity.id === other.activity.id;
}
