/** Follows who is here, what other tabs do and whether there is a network, for as long as the app is open. */
import { session } from "~/state/session";
import { whenIdle } from "~/ui/when-idle";
import { openAccount } from "./account";
import { noteDiscard } from "./controls";
import { releaseHeld } from "./hold";
import { readStored } from "./read-stored";
import { kindOf, loadSenders } from "./registry";
import { dropEntry, outbox, putEntry } from "./store";
import { hearTabs, type Message } from "./tabs";
import { answer, answerState } from "./waiters";
import { loadEngine, sendNow, sendSoon } from "./wake";

/** Opens the outbox of whoever is here and has it sent; answers what ends that. */
export function followOutbox(): () => void {
  let followed = "";
  const follow = () => {
    const { status, uid } = session.getState();
    openAccount(uid);
    const next = `${uid} ${status === "signed-in"}`;
    if (next === followed) return;
    followed = next;
    // Signed out nothing is sent, but what waits is shown.
    if (uid) void resume();
  };
  follow();
  const onVisible = () => (document.visibilityState === "visible" ? void resume() : releaseHeld());
  const onOnline = () => void resume();
  // Loaded ahead, the first change need not wait for what sends it, nor for a network that is gone by then.
  const loading = whenIdle(() => void Promise.all([loadEngine(), ...loadSenders()]));
  const stops = [session.subscribe(follow), hearTabs((message) => void hear(message)), loading];
  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisible);
    for (const stop of stops) stop();
  };
}

/** Goes on with everything that waits, also with what is left of tabs that died. */
async function resume(): Promise<void> {
  await readStored();
  if (outbox.getState().entries.length > 0) await sendNow();
}

async function hear(message: Message): Promise<void> {
  const { type, entry } = message;
  if (entry.uid !== outbox.getState().uid) return;
  if (type === "changed") {
    putEntry(entry);
    answerState(entry);
    // Should the tab that sends it die, its lock passes on to this one.
    return sendSoon();
  }
  if (type === "saved") {
    const sender = await kindOf(entry.kind)
      ?.sender()
      .catch(() => undefined);
    sender?.onSaved?.(entry.data, message.result);
  }
  if (type === "taken-back") noteDiscard();
  dropEntry(entry.key);
  answer(entry.key, type === "saved" ? "saved" : "kept");
}
