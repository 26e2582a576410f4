/** Keeps the toast of a change true while the change waits in the outbox. */
import { isInterrupted, session } from "~/state/session";
import type { KeptWhere } from "~/ui/toast-options";
import { isUnauthenticated } from "../outbox/entry";
import { findEntry } from "../outbox/store";
import { waitFor } from "../outbox/waiters";
import { refusalOf } from "./refusal";
import { isLast, replaceUndo, type UndoOffer, updateUndo } from "./undo-toast";

/** Says where a change is kept, until it is saved, refused or taken back, or its account is not here any more. */
export async function followKept(offer: UndoOffer, key: string): Promise<void> {
  const stop = session.subscribe(() => update(offer, key));
  try {
    updateUndo(offer, keptWhere(key), false);
    while (findEntry(key)) {
      const outcome = await waitFor(key);
      if (outcome === "saved") updateUndo(offer, "saved");
      else update(offer, key);
    }
  } catch (failure) {
    if (isLast(offer)) replaceUndo({ message: refusalOf(failure), kind: "failure", isUpdate: true });
  } finally {
    stop();
  }
}

function update(offer: UndoOffer, key: string): void {
  const kept = keptWhere(key);
  if (kept) updateUndo(offer, kept);
}

/** Place where a change is kept at the moment; `undefined` once it has left the outbox. */
function keptWhere(key: string): KeptWhere | undefined {
  const entry = findEntry(key);
  if (!entry) return undefined;
  return isInterrupted(session.getState()) || isUnauthenticated(entry) ? "untilSignedIn" : "untilOnline";
}
