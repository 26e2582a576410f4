/**
 * Wishes on other people's lists that somebody here wants too, with an account or without: kept on this device until the
 * server has them. A guest is known by a secret that this device made, and by the name they gave.
 */
import { createStore } from "zustand/vanilla";
import { call } from "~/api/call";
import { Failure, waitOf } from "~/api/failure";
import { readItem, removeItem, writeItem } from "~/state/device";
import { session } from "~/state/session";

/** A wish of somebody's list. */
export interface Wanted {
  listId: string;
  itemId: string;
  /** Secret of the link by which the list is seen. */
  key?: string | undefined;
}

interface Guest {
  secret: string;
  name: string;
}

interface Said extends Wanted {
  /** Id on the server; missing until it has it. */
  id?: string;
  /** `true` if it is taken back, and the server does not know yet. */
  isTakenBack?: boolean;
}

interface Own {
  /** Whose they are, `null` for a guest; `undefined` until this device has been read. */
  uid: string | null | undefined;
  guest: Guest | undefined;
  said: readonly Said[];
}

const GUEST = "me-toos/guest";
const saidBy = (uid: string | null | undefined) => `me-toos/said/${uid ?? "guest"}`;

export const ownMeToos = createStore<Own>(() => ({ uid: undefined, guest: undefined, said: [] }));

let reading: { uid: string | null; done: Promise<void> } | undefined;

/** Reads what an earlier visit left on this device, and sends what the server has not got. */
export function restoreMeToos(): Promise<void> {
  const { uid } = session.getState();
  if (reading?.uid !== uid) reading = { uid, done: read(uid) };
  return reading.done;
}

async function read(uid: string | null): Promise<void> {
  const [guest, said] = await Promise.all([readItem<Guest>(GUEST), readItem<Said[]>(saidBy(uid))]);
  if (session.getState().uid !== uid) return;
  ownMeToos.setState({ uid, guest, said: said ?? [] });
  void sendQuietly();
}

function sendQuietly(): Promise<void> {
  return send().catch(() => undefined);
}

// Loaded with the first list that is not one's own, and there as long as the page.
window.addEventListener("online", () => void sendQuietly());

const isAbout =
  ({ listId, itemId }: Wanted) =>
  (said: Wanted) =>
    said.listId === listId && said.itemId === itemId;

function keep(said: readonly Said[]): Promise<void> {
  ownMeToos.setState({ said });
  return writeItem(saidBy(ownMeToos.getState().uid), said);
}

/** Tells the owner of a list that one wants this too. Rejects with a `Failure` where they refuse; offline it is sent later. */
export async function sayMeToo(wanted: Wanted): Promise<void> {
  await restoreMeToos();
  const { said } = ownMeToos.getState();
  await keep([...said.filter((other) => !isAbout(wanted)(other)), wanted]);
  await send();
}

/** Takes it back. */
export async function takeBackMeToo(wanted: Wanted): Promise<void> {
  await restoreMeToos();
  const { said } = ownMeToos.getState();
  await keep(said.map((other) => (isAbout(wanted)(other) ? { ...other, isTakenBack: true } : other)));
  await send();
}

/** Sets the name that owners of lists see beside what a guest wants. */
export async function setGuestName(name: string): Promise<void> {
  await restoreMeToos();
  const { guest } = ownMeToos.getState();
  const next = { secret: guest?.secret ?? newSecret(), name };
  ownMeToos.setState({ guest: next });
  await writeItem(GUEST, next);
  // Said again, everything of theirs gets the new name.
  if (guest) await keep(ownMeToos.getState().said.map(({ id: _, ...wanted }) => wanted));
  await send();
}

function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let sending: Promise<void> = Promise.resolve();

/** Sends what waits, one after the other; rejects with the first refusal. */
function send(): Promise<void> {
  const next = sending.catch(() => undefined).then(sendAll);
  sending = next;
  return next;
}

async function sendAll(): Promise<void> {
  for (const said of ownMeToos.getState().said) {
    if (said.id && !said.isTakenBack) continue;
    try {
      const sent = await sendOne(said);
      await settle(said, sent);
    } catch (failure) {
      if (isForLater(failure)) {
        const waitS = waitOf(failure);
        if (waitS > 0) setTimeout(() => void sendQuietly(), waitS * 1_000);
        return;
      }
      await settle(said, undefined);
      throw failure;
    }
  }
}

/** Replaces what was sent, unless it was changed meanwhile. */
function settle(said: Said, sent: Said | undefined): Promise<void> {
  const { said: all } = ownMeToos.getState();
  return keep(all.flatMap((other) => (other === said ? (sent ? [sent] : []) : [other])));
}

/** Answers what is left of it. */
async function sendOne(said: Said): Promise<Said | undefined> {
  const { guest } = ownMeToos.getState();
  const isGuest = session.getState().uid === null;
  const idempotencyKey = crypto.randomUUID();
  const guestSecret = guest?.secret ?? null;
  if (said.isTakenBack) {
    if (said.id) await call("removeMeToo", { id: said.id, guestSecret, idempotencyKey }).catch(ignoreAbsent);
    return undefined;
  }
  const { listId, itemId, key = null } = said;
  const by = isGuest && guest ? { guestName: guest.name, guestSecret } : {};
  const { id } = await call("addMeToo", { listId, itemId, key, ...by, idempotencyKey });
  return { ...said, id };
}

function ignoreAbsent(failure: unknown): void {
  if (!(failure instanceof Failure && failure.code === "not-found")) throw failure;
}

function isForLater(failure: unknown): boolean {
  if (waitOf(failure) > 0) return true;
  return failure instanceof Failure && ["unavailable", "deadline-exceeded", "unauthenticated"].includes(failure.code);
}

/** Moves what a guest said on this device to the account that is here now. */
export async function claimMeToos(): Promise<void> {
  const guest = await readItem<Guest>(GUEST);
  if (!guest) return;
  try {
    await call("claimMeToos", { guestSecret: guest.secret, idempotencyKey: crypto.randomUUID() });
  } catch (failure) {
    if (isForLater(failure)) return;
  }
  const said = (await readItem<Said[]>(saidBy(null))) ?? [];
  await restoreMeToos();
  // Said again by the person, each is answered with the id it has now.
  await keep([...ownMeToos.getState().said, ...said.map(({ id: _, ...wanted }) => wanted)]);
  await Promise.all([removeItem(GUEST), removeItem(saidBy(null))]);
  ownMeToos.setState({ guest: undefined });
  await sendQuietly();
}
