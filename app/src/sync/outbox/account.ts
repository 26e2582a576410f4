/** Opens the outbox of whoever is here. That of somebody else stays on this device, and goes on when they sign in again. */
import { readEntries } from "./storage";
import { dropEntry, findEntry, outbox, putEntry } from "./store";
import { answerAllKept } from "./waiters";

/** Opens the outbox of an account, or closes it. */
export function openAccount(uid: string | null): void {
  if (outbox.getState().uid === uid) return;
  answerAllKept();
  outbox.setState({ uid, isRead: false, entries: [], progress: {} }, true);
}

/** Takes up the stored entries that this tab does not know: of an earlier visit, or of a tab that died. */
export async function readStored(): Promise<void> {
  const { uid } = outbox.getState();
  if (!uid) return;
  const stored = await readEntries(uid).catch(() => []);
  if (outbox.getState().uid !== uid) return;
  for (const entry of stored) if (!findEntry(entry.key)) putEntry({ ...entry, isLate: true });
  const keys = new Set(stored.map(({ key }) => key));
  // What another tab has taken back while this one slept.
  for (const { key, status } of outbox.getState().entries) if (status === "refused" && !keys.has(key)) dropEntry(key);
  outbox.setState({ isRead: true });
}
