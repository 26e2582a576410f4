/**
 * Changes that are held for a while before they are sent, so that they can be undone before anybody hears of them. When
 * the page is left they go at once: nobody can undo them any more.
 */
import { isHeld } from "./entry";
import { publish } from "./publish";
import { kindOf } from "./registry";
import { outbox } from "./store";
import { sendSoon } from "./wake";

/** Sends what is held at once, also if this page ends with the call: sent twice under one key it is made once. */
export function releaseHeld(): void {
  const held = outbox.getState().entries.filter((entry) => isHeld(entry, Date.now()));
  for (const entry of held) {
    kindOf(entry.kind)?.leave?.(entry.data, entry.key);
    void publish({ ...entry, notBefore: 0 });
  }
  if (held.length > 0) void sendSoon();
}
