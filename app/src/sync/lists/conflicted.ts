/**
 * Changes whose activity was taken off the list by somebody else. They are kept on this device, also over the end of the
 * tab, until whoever made them has decided: bring it back with them, or leave it off.
 */
import { readItem, removeItem, writeItem } from "~/state/device";
import { type LostChange, lostChanges } from "~/state/lost";
import { session } from "~/state/session";

const nameOfLost = () => `lost/${session.getState().uid}`;

/** The reading of what is undecided, and under which name it is kept. */
let restored: { name: string; done: Promise<void> } | undefined;

/** Takes up what an earlier visit of this person has left undecided. */
export function restoreLost(): Promise<void> {
  const name = nameOfLost();
  restored = { name, done: read(name) };
  return restored.done;
}

async function read(name: string): Promise<void> {
  const waiting = (await readItem<LostChange[]>(name)) ?? [];
  if (name === nameOfLost()) lostChanges.setState({ waiting });
}

/** Keeps changes until it is decided about them. A later one of the same activity has the earlier ones in it. */
export async function keepLost(changes: readonly LostChange[]): Promise<void> {
  // Late edits may lose something before anything else has asked for what was lost earlier.
  await (restored?.name === nameOfLost() ? restored.done : restoreLost());
  const { waiting } = lostChanges.getState();
  const joined = changes.map((change) => {
    const before = waiting.find((each) => isOfSame(each, change));
    return before ? { ...change, fields: [...new Set([...before.fields, ...change.fields])] } : change;
  });
  await set([...waiting.filter((each) => !changes.some((change) => isOfSame(each, change))), ...joined]);
}

/** Forgets changes: it is decided about them. */
export async function dropLost(change: LostChange): Promise<void> {
  await set(lostChanges.getState().waiting.filter((each) => !isOfSame(each, change)));
}

async function set(waiting: readonly LostChange[]): Promise<void> {
  lostChanges.setState({ waiting });
  await (waiting.length === 0 ? removeItem(nameOfLost()) : writeItem(nameOfLost(), waiting));
}

function isOfSame(one: LostChange, other: LostChange): boolean {
  return one.listId === other.listId && one.activity.id === other.activity.id;
}
