/**
 * Edits of the person's lists on their way to the server: shown at once, kept on this device until they are saved,
 * sent in order, taken back visibly when they are refused. Without the network they wait, also over the end of the tab.
 */
import { call } from "~/api/call";
import { getDocument } from "~/api/documents";
import { Failure } from "~/api/failure";
import type { Activity, ItemOp } from "~/core";
import { forget, keep, kept } from "~/state/device";
import {
  addPending,
  dropPending,
  lists,
  markWaiting,
  noteOwnMoment,
  type PendingEdit,
  type SavedList,
  setSavedList,
} from "~/state/lists";
import { session } from "~/state/session";
import { editDraft, isDraft } from "./drafts";
import type { Merged } from "./merge";

/** Whether an edit is saved, or is kept on this device until the server can be reached. */
export type Outcome = "saved" | "kept";

interface Waiter {
  resolve(outcome: Outcome): void;
  reject(failure: unknown): void;
}

/** Who hears of what happens to edits nobody waits for any more, because their tab was closed meanwhile. */
export interface QueueListener {
  onRefused(failure: unknown): void;
  onConflicts(listId: string, result: Merged): void;
}

/** Waiting times before the server is tried again. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

const waiters = new Map<string, Waiter>();
let listener: QueueListener | undefined;
let running: Promise<void> | undefined;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

export function listenToQueue(next: QueueListener): void {
  listener = next;
}

/**
 * Applies edits to a list and saves them. Rejects when they were refused; the list is then as before. Sent again under
 * the same key, they still happen once.
 */
export async function edit(listId: string, ops: ItemOp[], key: string = crypto.randomUUID()): Promise<Outcome> {
  if (isDraft(listId)) return editDraft(listId, ops);
  const pending: PendingEdit = { key, listId, ops, at: new Date().toISOString(), subjects: subjectsOf(listId, ops) };
  addPending(pending);
  const outcome = new Promise<Outcome>((resolve, reject) => waiters.set(key, { resolve, reject }));
  void keepPending();
  void sendAll();
  return outcome;
}

function subjectsOf(listId: string, ops: readonly ItemOp[]): Activity[] {
  const { shown, othersShown } = lists.getState();
  const list = [...shown, ...othersShown].find(({ id }) => id === listId);
  const changed = new Set(ops.flatMap((op) => (op.op === "set" || op.op === "tick" ? op.id : [])));
  return list?.data.activities.filter(({ id }) => changed.has(id)) ?? [];
}

/** Goes on with the edits that an earlier visit of this person could not send. */
export async function resumeEdits(): Promise<void> {
  const left = (await kept<PendingEdit[]>(nameOfPending())) ?? [];
  const known = new Set(lists.getState().pending.map(({ key }) => key));
  for (const pending of left) if (!known.has(pending.key)) addPending({ ...pending, waits: true });
  await sendAll();
}

/** Sends what waits, one after the other; a second call while one runs changes nothing. */
export function sendAll(): Promise<void> {
  clearTimeout(retry);
  running ??= drain().finally(() => {
    running = undefined;
  });
  return running;
}

async function drain(): Promise<void> {
  for (let next = lists.getState().pending[0]; next; next = lists.getState().pending[0]) {
    if (!(await send(next))) return;
  }
}

/** Sends one edit; answers whether the next can go. */
async function send(pending: PendingEdit): Promise<boolean> {
  const { key } = pending;
  try {
    const list = await (pending.waits ? sendLate(pending) : save(pending, pending.ops));
    failures = 0;
    if (list) {
      noteOwnMoment(pending.listId, list.data.updatedAt);
      setSavedList(list);
    }
    settle(key, (waiter) => waiter.resolve("saved"));
    return true;
  } catch (failure) {
    if (isUnreachable(failure)) return putOff(key);
    const waited = waiters.has(key);
    settle(key, (waiter) => waiter.reject(failure));
    if (!waited) listener?.onRefused(failure);
    return true;
  }
}

/** An edit that waited meets what others did meanwhile: per field the newest wins, and what lost is said. */
async function sendLate(pending: PendingEdit): Promise<SavedList | null> {
  const now = await getDocument("bucketLists", pending.listId);
  const { merged } = await import("./merge");
  const result = merged(pending, now);
  if (result.conflicts.length + result.lost.length > 0) listener?.onConflicts(pending.listId, result);
  return result.ops.length === 0 ? null : save(pending, result.ops);
}

async function save({ key, listId }: PendingEdit, ops: readonly ItemOp[]): Promise<SavedList> {
  const answer = await call("editBucketItems", { listId, ops: [...ops], idempotencyKey: key });
  return answer.list;
}

function putOff(key: string): false {
  // Of a person who is gone from this page nothing is written: it is on the device already.
  if (!lists.getState().pending.some((edit) => edit.key === key)) return false;
  markWaiting();
  void keepPending();
  for (const waiter of waiters.values()) waiter.resolve("kept");
  waiters.clear();
  retry = setTimeout(sendAll, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
  failures += 1;
  return false;
}

function settle(key: string, tell: (waiter: Waiter) => void): void {
  dropPending(key);
  void keepPending();
  const waiter = waiters.get(key);
  waiters.delete(key);
  if (waiter) tell(waiter);
}

/** Whether an edit may be saved later: there is no network, or its person has to sign in again. */
function isUnreachable(failure: unknown): boolean {
  return failure instanceof Failure && ["unavailable", "deadline-exceeded", "unauthenticated"].includes(failure.code);
}

const nameOfPending = () => `pending/${session.getState().uid}`;

async function keepPending(): Promise<void> {
  const { pending } = lists.getState();
  await (pending.length === 0 ? forget(nameOfPending()) : keep(nameOfPending(), pending));
}

/** Makes the list of a year, or finds the one there is. */
export async function startList(year: number): Promise<SavedList> {
  const idempotencyKey = crypto.randomUUID();
  const list = await call("upsertBucketList", { year, idempotencyKey });
  setSavedList(list);
  return list;
}
