/**
 * Sends the outbox. Each subject has one sender at a time among all tabs: the holder of its lock. The pauses after
 * failures are stored in the entries, so that several tabs do not try more often than one.
 */
import { remainingMs } from "./backoff";
import { type Entry, isHeld } from "./entry";
import { exclusively, semaphore } from "./locks";
import { kindOf } from "./registry";
import { isHere, send } from "./send";
import { readEntry } from "./storage";
import { dropEntry, outbox, putEntry } from "./store";
import { answer } from "./waiters";

/** Subjects of a kind that one tab sends at once, where the kind names no bound of its own. */
const PARALLEL_MAX = 4;

/** A semaphore for each kind: list edits do not wait for photos. */
const turns = new Map<string, ReturnType<typeof semaphore>>();
const running = new Map<string, Promise<void>>();
let wakeUp: ReturnType<typeof setTimeout> | undefined;
/** Entries whose pause was ended early, with the try that began it: a later try begins a new one. */
const woken = new Map<string, number>();

/** Sends everything whose pause is over; resolves when nothing can go any more for now. */
export async function sendWaiting(): Promise<void> {
  const { uid, entries } = outbox.getState();
  for (const { kind, subject } of headsOf(entries)) if (uid && !running.has(subject)) start(uid, kind, subject);
  sleep();
  await Promise.all(running.values());
}

/** Ends all pauses, except those that the server asked for, and sends. */
export async function endPauses(): Promise<void> {
  for (const { key, triedAt } of headsOf(outbox.getState().entries)) woken.set(key, triedAt);
  await sendWaiting();
}

function start(uid: string, kind: string, subject: string): void {
  if (!nextOf(uid, subject)) return;
  const inTurn = turnsOf(kind);
  const work = exclusively(`yonder-outbox/${uid}/${subject}`, () => inTurn(() => drain(uid, subject)));
  // After a fault of ours the subject rests until something else happens: begun again at once it would meet it again.
  const ended = work.finally(() => running.delete(subject)).then(sendWaiting);
  running.set(subject, ended);
}

function turnsOf(kind: string): ReturnType<typeof semaphore> {
  const known = turns.get(kind) ?? semaphore(kindOf(kind)?.parallelMax ?? PARALLEL_MAX);
  turns.set(kind, known);
  return known;
}

async function drain(uid: string, subject: string): Promise<void> {
  for (let next = nextOf(uid, subject); next; next = nextOf(uid, subject)) await sendStored(next);
}

/** The entry of a subject that may be sent now. */
function nextOf(uid: string, subject: string): Entry | undefined {
  if (outbox.getState().uid !== uid || !isHere(uid)) return undefined;
  const head = headsOf(outbox.getState().entries).find((entry) => entry.subject === subject);
  return head && kindOf(head.kind) && pauseLeftMs(head) === 0 ? head : undefined;
}

function pauseLeftMs(entry: Entry): number {
  const { key, failure, triedAt, notBefore } = entry;
  const isAskedFor = failure?.code === "resource-exhausted" || isHeld(entry, Date.now());
  return woken.get(key) === triedAt && !isAskedFor ? 0 : remainingMs(notBefore, Date.now());
}

/** Wakes up when the next pause ends. */
function sleep(): void {
  clearTimeout(wakeUp);
  const left = headsOf(outbox.getState().entries).map(pauseLeftMs);
  const next = Math.min(...left.filter((ms) => ms > 0));
  if (Number.isFinite(next)) wakeUp = setTimeout(() => void sendWaiting(), next);
}

/** Sends an entry as it is stored by now: another tab may have sent it, changed it or taken it back. */
async function sendStored(known: Entry): Promise<void> {
  const stored = await readEntry(known);
  if (!stored) {
    dropEntry(known.key);
    return answer(known.key, "saved");
  }
  const entry = { ...stored, isLate: stored.isLate || known.isLate };
  if (entry.status === "refused" || pauseLeftMs(entry) > 0) return putEntry(entry);
  woken.delete(entry.key);
  await send(entry);
}

/** The first entry of each subject that is not refused: only that may be sent. */
function headsOf(entries: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.status !== "refused" && !first.has(entry.subject)) first.set(entry.subject, entry);
  }
  return [...first.values()];
}
