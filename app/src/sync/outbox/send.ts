/** Sends one entry, and draws the conclusions from the server's answer. */
import { Failure, reasonOf } from "~/api/failure";
import { idToken, replaceToken } from "~/api/token";
import { session } from "~/state/session";
import { isTransient, pauseMs } from "./backoff";
import { type Entry, isUnauthenticated, type StoredFailure } from "./entry";
import { publish, publishSaved, publishSending } from "./publish";
import { kindOf, type Sender } from "./registry";
import { findEntry, outbox, setProgress } from "./store";
import { answerState } from "./waiters";

/** True if an account is the one that requests are made as at the moment. */
export function isHere(uid: string): boolean {
  const here = session.getState();
  return here.status === "signed-in" && here.uid === uid;
}

/** Sends an entry whose turn it is; resolves when it is saved, put off or refused. */
export async function send(entry: Entry): Promise<void> {
  publishSending(entry);
  if (outbox.getState().progress[entry.key]) setProgress(entry.key, 0);
  const leaving = new AbortController();
  const stop = session.subscribe(() => {
    if (!isHere(entry.uid)) leaving.abort();
  });
  try {
    const sender = await loadSender(entry);
    const data = entry.isLate && sender.rebase ? await sender.rebase(entry) : entry.data;
    leaving.signal.throwIfAborted();
    const onProgress = (sent: number) => setProgress(entry.key, sent);
    const context = { key: entry.key, signal: leaving.signal, onProgress };
    await settle(sender, entry, data === null ? undefined : await sender.send(data, context));
  } catch (failure) {
    await fail(entry, failure, leaving.signal.aborted);
  } finally {
    stop();
  }
}

async function loadSender({ kind }: Entry): Promise<Sender<unknown>> {
  const sender = await kindOf(kind)?.sender();
  if (!sender) throw new Failure("unavailable", `nothing here sends a ${kind}`);
  return sender;
}

async function settle(sender: Sender<unknown>, entry: Entry, result: unknown): Promise<void> {
  // An answer that comes after the end of its session is nothing to show.
  if (isHere(entry.uid)) sender.onSaved?.(entry.data, result);
  if (sender.amend && result !== undefined) await amendBehind(entry, (next) => sender.amend?.(next, result));
  await publishSaved(entry, result);
}

async function fail(entry: Entry, failure: unknown, isLeaving: boolean): Promise<void> {
  if (isLeaving) {
    await publishOutcome({ ...entry, isLate: true });
    return delayBehind(entry);
  }
  // The server knows the key with other contents: an earlier try had arrived, before the change was rebased.
  if (reasonOf(failure) === "keyReused") return settle(await loadSender(entry), entry, undefined);
  const attempts = entry.attempts + 1;
  const triedAt = Date.now();
  const tried: Entry = { ...entry, isLate: true, attempts, triedAt, failure: storedFailure(failure) };
  if (isUnauthenticated(tried)) reportRefusedToken(isUnauthenticated(entry));
  if (!isTransient(failure, attempts)) return publishOutcome({ ...tried, status: "refused" });
  await publishOutcome({ ...tried, notBefore: triedAt + pauseMs(attempts, failure, Math.random()) });
  await delayBehind(entry);
}

/**
 * Tells the session that the server does not accept its token: it is renewed, and where that was no help the person is
 * asked to sign in again. The change waits for that.
 */
function reportRefusedToken(wasRefusedBefore: boolean): void {
  const token = idToken();
  if (token) void replaceToken(token, wasRefusedBefore ? "persistent" : "invalid");
}

/** Marks the entries behind a late change as late as well. */
async function delayBehind(entry: Entry): Promise<void> {
  for (const next of behind(entry)) if (!next.isLate) await publishOutcome({ ...next, isLate: true });
}

async function publishOutcome(entry: Entry): Promise<void> {
  const stored = publish(entry);
  answerState(entry);
  await stored;
}

/** Entries that wait behind one in its subject. None once another account is here. */
function behind({ uid, subject, sequence }: Entry): Entry[] {
  const here = outbox.getState();
  if (here.uid !== uid) return [];
  return here.entries.filter(
    (each) => each.subject === subject && each.sequence > sequence && each.status === "waiting",
  );
}

async function amendBehind(entry: Entry, amend: (data: unknown) => unknown): Promise<void> {
  for (const { key } of behind(entry)) {
    const next = findEntry(key);
    if (next) await publish({ ...next, data: amend(next.data) });
  }
}

function storedFailure(failure: unknown): StoredFailure {
  if (!(failure instanceof Failure)) return { code: "unknown", message: String(failure) };
  const { code, message, details } = failure;
  return { code, message, ...(details === undefined ? {} : { details }) };
}
