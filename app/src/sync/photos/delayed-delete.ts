/**
 * Photos that an edit took off the lists. They are deleted on the server once that cannot be undone any more, and if no
 * list of this person has them after all; over the end of the tab they are remembered on this device.
 */
import { sendAuthorized } from "~/api/client";
import { isUploaded } from "~/api/photo";
import type { ItemOp } from "~/core";
import { readItem, removeItem, writeItem } from "~/state/device";
import { lists } from "~/state/lists";
import { session } from "~/state/session";
import { UNDO_MS } from "~/ui/toast-options";
import { holders } from "./photo-ref";

/** The toast that undoes stays a little longer where it is pointed at. */
const GRACE_MS = 3 * UNDO_MS;

let sweeping: ReturnType<typeof setTimeout> | undefined;
let last: Promise<void> = Promise.resolve();

const nameOfUnneeded = () => `unneeded/${session.getState().uid}`;

/** The photos that taking an edit back would bring back. */
export function photosIn(back: readonly ItemOp[]): string[] {
  return back.flatMap((op) => {
    const ref = op.op === "add" ? op.activity.proofRef : op.op === "set" ? op.fields.proofRef : undefined;
    return typeof ref === "string" ? [ref] : [];
  });
}

/** Notes photos that an item had; those that are on the server go from there in a while. */
export function delayedDelete(refs: readonly string[]): void {
  const uploaded = refs.filter(isUploaded);
  if (uploaded.length === 0) return;
  void inTurn(() => remember(uploaded)).then(sweepLater);
}

/** One after the other, so that what is noted while the notes are gone through is not lost. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work);
  return last;
}

function sweepLater(): void {
  clearTimeout(sweeping);
  sweeping = setTimeout(sweep, GRACE_MS);
}

async function remember(refs: readonly string[]): Promise<void> {
  const before = (await readItem<string[]>(nameOfUnneeded())) ?? [];
  await writeItem(nameOfUnneeded(), [...new Set([...before, ...refs])]);
}

/** Deletes what was noted, here or in an earlier visit. While an edit waits it may still come back, and stays until later. */
export function sweep(): Promise<void> {
  return inTurn(deleteUnneeded);
}

async function deleteUnneeded(): Promise<void> {
  const noted = (await readItem<string[]>(nameOfUnneeded())) ?? [];
  const { shown, othersShown, pending, saved } = lists.getState();
  if (noted.length === 0) return;
  if (pending.length > 0 || saved === undefined) return sweepLater();
  const needed = new Set(holders([...shown, ...othersShown]).map(({ ref }) => ref));
  const left: string[] = [];
  for (const ref of noted) if (!needed.has(ref) && !(await isDeleted(ref))) left.push(ref);
  await (left.length === 0 ? removeItem(nameOfUnneeded()) : writeItem(nameOfUnneeded(), left));
}

/** True if a photo is gone; one of somebody else counts, since it is theirs to delete. */
async function isDeleted(ref: string): Promise<boolean> {
  const { status } = await sendAuthorized(ref, { method: "DELETE" });
  return status === 204 || status === 404;
}
