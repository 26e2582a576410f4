/** Marks notifications as read: here at once, on the server as soon as it can be reached. */
import { call } from "~/api/call";
import { notificationsStore, setRead } from "~/state/notifications";

/** Time in which rows that come into sight are sent together. */
const GATHER_MS = 400;

/** Ids that the server has as read, whether the stream has said so yet or not. */
const sent = new Set<string>();
let sending: Promise<void> = Promise.resolve();

/** Requests to be friends are read by answering them, and are left out. */
export function markRead(ids: readonly string[]): void {
  const { byId, read } = notificationsStore.getState();
  const unread = ids.filter((id) => byId?.[id] && !byId[id].readAt && !read.has(id));
  if (unread.length === 0) return;
  setRead(unread);
  const gathered = new Promise((done) => setTimeout(done, GATHER_MS));
  sending = Promise.all([sending, gathered]).then(send);
}

/** Sends what the server does not have as read. What fails is sent with the next, or when there is a network again. */
async function send(): Promise<void> {
  const { byId, read } = notificationsStore.getState();
  const ids = [...read].filter((id) => byId?.[id] && !byId[id].readAt && !sent.has(id));
  if (ids.length === 0) return;
  try {
    await call("markNotifications", { ids, idempotencyKey: crypto.randomUUID() });
    for (const id of ids) sent.add(id);
  } catch {
    window.addEventListener("online", () => void send(), { once: true });
  }
}
