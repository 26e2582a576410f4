/**
 * Calls that must happen once however often they are sent: each is stored on this device with its idempotency key until
 * the server has answered, so that a second press, a reload or another network sends the same call again.
 */
import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import type { Functions } from "~/api/schema";
import { serverNowMs } from "~/api/server-clock";
import { readItem, removeItem, writeItem } from "~/state/device";
import { session } from "~/state/session";
import { questItemsOf } from "../quests/last-seen";

/** Functions of the server that give out seats. */
export type SeatFunction = "holdSeats" | "checkoutQuest" | "joinQuestWaitlist" | "acceptOffer";

type Arguments<Name extends SeatFunction> = Omit<Functions[Name]["data"], "idempotencyKey">;

interface Attempt<Name extends SeatFunction> {
  data: Arguments<Name>;
  key: string;
  /** Time of the first try, in milliseconds since the epoch. */
  at: number;
}

/** The server keeps an answer for two days; after that the same key would be a new call. */
const KEPT_MS = 47 * 3_600_000;

/** A press waits this long; a connection or a session that hangs for longer is said to be without an answer. */
export const ANSWER_MS = 10_000;
/** Another tab may block the database of the device; the write-ahead log has the write already. */
const STORAGE_MS = 2_000;

const nameOf = (questId: string, name: SeatFunction) =>
  `${questItemsOf(session.getState().uid ?? "device")}attempt/${questId}/${name}`;

/**
 * Calls a function once: while an earlier call with the same arguments has no answer, its key is used again. Rejects with
 * `deadline-exceeded` after `ANSWER_MS`, also while another tab holds the lock that a new token waits for.
 */
export async function callOnce<Name extends SeatFunction>(
  questId: string,
  name: Name,
  data: Arguments<Name>,
): Promise<Functions[Name]["result"]> {
  const slot = nameOf(questId, name);
  const before = await unanswered(questId, name);
  const isSame = before !== undefined && JSON.stringify(before.data) === JSON.stringify(data);
  const attempt = isSame ? before : { data, key: crypto.randomUUID(), at: serverNowMs() };
  await within(STORAGE_MS, writeItem(slot, attempt)).catch(() => undefined);
  try {
    const sent = call(name, { ...data, idempotencyKey: attempt.key } as Functions[Name]["data"]);
    const result = await within(ANSWER_MS, sent);
    await forgetAttempt(questId, name);
    return result;
  } catch (failure) {
    if (!isUnanswered(failure)) await forgetAttempt(questId, name);
    throw failure;
  }
}

/** Codes that leave open whether the server did what it was asked to. */
const UNANSWERED = ["unavailable", "deadline-exceeded", "internal", "unknown", "cancelled"];

export function isUnanswered(failure: unknown): boolean {
  return !(failure instanceof Failure) || UNANSWERED.includes(failure.code);
}

/** The call of a function that has no answer yet. */
export async function unanswered<Name extends SeatFunction>(
  questId: string,
  name: Name,
): Promise<Attempt<Name> | undefined> {
  const read = readItem<Attempt<Name>>(nameOf(questId, name));
  const found = await within(STORAGE_MS, read).catch(() => undefined);
  return found && serverNowMs() - found.at < KEPT_MS ? found : undefined;
}

/** Removes a call whose outcome is known otherwise, or that the person gave up. */
export async function forgetAttempt(questId: string, name: SeatFunction): Promise<void> {
  await within(STORAGE_MS, removeItem(nameOf(questId, name))).catch(() => undefined);
}

/** Gives work up after a time, without aborting it: it may still happen. */
function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Failure("deadline-exceeded", "no answer in time"));
    const timer = setTimeout(giveUp, limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
