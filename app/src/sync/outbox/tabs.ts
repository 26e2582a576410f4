/** Messages about the outbox between the tabs of this browser. */
import type { Entry } from "./entry";

/** An entry is new or changed; is saved, with the server's answer; or was taken back. */
export type Message =
  | { type: "changed"; entry: Entry }
  | { type: "saved"; entry: Entry; result: unknown }
  | { type: "taken-back"; entry: Entry };

const NAME = "yonder-outbox";

let channel: BroadcastChannel | undefined;

/** Without channels between tabs each tab sees its own changes, and those of others when it is loaded. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tellTabs(message: Message): void {
  open()?.postMessage(message);
}

/** Hears what other tabs tell; answers what ends that. */
export function hearTabs(hear: (message: Message) => void): () => void {
  const listening = open();
  const onMessage = ({ data }: MessageEvent<Message>) => hear(data);
  listening?.addEventListener("message", onMessage);
  return () => listening?.removeEventListener("message", onMessage);
}
