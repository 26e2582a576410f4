/** Opens the outbox of whoever is here. That of somebody else stays on this device, and goes on when they sign in again. */
import { outbox } from "./store";
import { answerAllKept } from "./waiters";

/** Opens the outbox of an account, or closes it. */
export function openAccount(uid: string | null): void {
  if (outbox.getState().uid === uid) return;
  answerAllKept();
  outbox.setState({ uid, isRead: false, entries: [], progress: {} }, true);
}
