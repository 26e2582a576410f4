/**
 * Declares the kinds of changes that go through the outbox, and adds changes to it. A change is stored before anything
 * else happens, shown at once, and sent in the order of its subject, by this visit or a later one.
 *
 * Declare a kind once, at the top of a module. What sends it is loaded when there is something to send:
 *
 *     export const vote = defineChange<Vote>({
 *       kind: "vote",
 *       subject: ({ pollId }) => pollId,
 *       sender: async () => (await import("./vote-sender")).voteSender,
 *     });
 *     await vote.add({ pollId, option });
 */
import { Failure } from "~/api/failure";
import { session } from "~/state/session";
import { openAccount } from "./account";
import type { Entry } from "./entry";
import { publish } from "./publish";
import { registerKind, type Sender } from "./registry";
import { findEntry, nextSequence, outbox } from "./store";
import { answer, type Outcome, waitFor } from "./waiters";
import { sendNow } from "./wake";

export interface ChangeOptions<Data, Result> {
  /** Name of the kind, stored with each entry: it never changes. */
  kind: string;
  /** Key of the order within the kind: changes of one subject are sent one after the other. */
  subject(data: Data): string;
  /** Subjects of the kind that a tab sends at once, 4 unless told. */
  parallelMax?: number;
  /** Loads what sends it. */
  sender(): Promise<Sender<Data, Result>>;
  /** Sends a held change at once, before the call returns; needed where changes are held. */
  leave?(data: Data, key: string): void;
  /** Shows the changes that are not refused as if they were made, whenever they are others. */
  show?(entries: readonly Entry<Data>[]): void;
}

export interface Change<Data> {
  /**
   * Adds a change. Resolves once it is saved, or kept on this device because the server cannot be reached; rejects with
   * the server's failure where it is refused, and stays in the outbox until it is taken back or tried again.
   *
   * @param key - one of its own, where several notice that the same change is to be made
   * @param holdMs - time it can be undone in before it is sent
   */
  add(data: Data, key?: string, holdMs?: number): Promise<Outcome>;
}

export function defineChange<Data, Result = unknown>(options: ChangeOptions<Data, Result>): Change<Data> {
  const { kind, subject, parallelMax, sender, leave, show } = options;
  registerKind<Data>({ kind, parallelMax, sender: sender as () => Promise<Sender<Data>>, leave });
  if (show) followEntries(kind, show as (entries: readonly Entry[]) => void);
  return {
    add: (data, key = crypto.randomUUID(), holdMs = 0) => addEntry(kind, `${kind}/${subject(data)}`, data, key, holdMs),
  };
}

async function addEntry(kind: string, subject: string, data: unknown, key: string, holdMs: number): Promise<Outcome> {
  const { uid, status } = session.getState();
  if (!uid) throw new Failure("unauthenticated", "sign in to change this");
  openAccount(uid);
  const now = Date.now();
  const outcome = waitFor(key);
  // Nobody waits for a change behind one that was put off already, or until they have signed in again.
  const isBehind = outbox.getState().entries.some((ahead) => ahead.subject === subject && isPutOff(ahead));
  const isLate = isBehind || status !== "signed-in";
  void publish({
    ...{ key, kind, uid, subject, data, isLate },
    createdAt: new Date(now).toISOString(),
    sequence: nextSequence(now),
    status: "waiting",
    attempts: 0,
    triedAt: 0,
    notBefore: holdMs > 0 ? now + holdMs : 0,
  });
  if (isLate) answer(key, "kept");
  void sendOrKeep(key);
  return outcome;
}

/** Has a change sent. Offline, in the first moments of a page, what sends it may not load: then it waits, and its maker is told. */
async function sendOrKeep(key: string): Promise<void> {
  if (await sendNow()) return;
  const entry = findEntry(key);
  if (entry?.status === "waiting") void publish({ ...entry, isLate: true });
  answer(key, "kept");
}

function isPutOff({ status, isLate }: Entry): boolean {
  return status === "waiting" && isLate;
}

function followEntries(kind: string, show: (entries: readonly Entry[]) => void): void {
  let shown: readonly Entry[] = [];
  outbox.subscribe(({ entries }) => {
    const next = entries.filter((entry) => entry.kind === kind && entry.status !== "refused");
    if (
      next.length === shown.length &&
      next.every(({ key, data }, at) => key === shown[at]?.key && data === shown[at].data)
    )
      return;
    shown = next;
    show(next);
  });
}
