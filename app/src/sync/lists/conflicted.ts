/**
 * Changes that met others made elsewhere: of an activity that was taken off the list, and of texts that were changed
 * there as well. They are kept on this device, also over the end of the tab, until who made them has decided.
 */

import { type ConflictedChange, conflictedChanges, isTextConflict } from "~/state/conflicted";
import { readItem, removeItem, writeItem } from "~/state/device";
import { session } from "~/state/session";
import { fetchList } from "./fetch-list";

// The name of the storage stays what earlier versions wrote.
const nameOfConflicted = () => `lost/${session.getState().uid}`;

let last: Promise<void> = Promise.resolve();

let channel: BroadcastChannel | undefined;

/** Takes up what this person has left undecided, and follows what their other tabs keep and decide. */
export async function restoreConflicted(): Promise<void> {
  openChannel();
  await read(nameOfConflicted());
}

/** Keeps changes until it is decided about them. A later one of the same thing has the earlier ones in it. */
export function keepConflicted(changes: readonly ConflictedChange[]): Promise<void> {
  return update((waiting) => changes.reduce(withChange, waiting));
}

/** Forgets changes: it is decided about them. */
export function dropConflicted(change: ConflictedChange): Promise<void> {
  return update((waiting) => waiting.filter((each) => !isOfSame(each, change)));
}

/** Changes take turns, also those of other tabs, so that none overwrites what another one has just kept. */
async function update(change: (waiting: readonly ConflictedChange[]) => readonly ConflictedChange[]): Promise<void> {
  const name = nameOfConflicted();
  const apply = async () => {
    const next = change((await readItem<ConflictedChange[]>(name)) ?? []);
    await (next.length === 0 ? removeItem(name) : writeItem(name, next));
    if (name === nameOfConflicted()) conflictedChanges.setState({ waiting: next });
  };
  const { locks }: { locks?: LockManager } = navigator;
  const inTurn = () => (locks ? locks.request(`yonder-${name}`, apply) : apply());
  last = last.then(inTurn, inTurn);
  await last;
  openChannel()?.postMessage(name);
}

async function read(name: string): Promise<void> {
  const waiting = (await readItem<ConflictedChange[]>(name)) ?? [];
  if (name === nameOfConflicted()) conflictedChanges.setState({ waiting });
}

/** The tab that met the conflict has fetched the list; this one may not have heard of the other text yet. */
function refreshLists(): void {
  const texts = conflictedChanges.getState().waiting.filter(isTextConflict);
  for (const id of new Set(texts.map(({ listId }) => listId))) void fetchList(id).catch(() => undefined);
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel("yonder-conflicted");
  channel.addEventListener("message", ({ data: name }: MessageEvent<string>) => {
    if (name === nameOfConflicted()) void read(name).then(refreshLists);
  });
  return channel;
}

function withChange(waiting: readonly ConflictedChange[], change: ConflictedChange): readonly ConflictedChange[] {
  const before = waiting.find((each) => isOfSame(each, change));
  if (!before) return [...waiting, change];
  if (isTextConflict(change) || isTextConflict(before)) return waiting.map((each) => (each === before ? change : each));
  const fields = [...new Set([...before.fields, ...change.fields])];
  return [...waiting.filter((each) => each !== before), { ...change, fields }];
}

/** True if two are one decision. Of texts the later one was written over the earlier one. */
function isOfSame(one: ConflictedChange, other: ConflictedChange): boolean {
  if (one.listId !== other.listId) return false;
  if (!isTextConflict(one) || !isTextConflict(other)) {
    return !isTextConflict(one) && !isTextConflict(other) && one.activity.id === other.activity.id;
  }
  const isOfSameField = one.activityId === other.activityId && one.field === other.field;
  return isOfSameField && [other.mine, other.base].includes(one.mine);
}
