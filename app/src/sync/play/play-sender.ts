import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import type { CheckedIn, CheckInStop, Versioned } from "~/api/schema";
import type { Progress } from "~/core";
import { session } from "~/state/session";
import { playWords } from "~/ui/words/play";
import { tryAgain } from "../outbox/controls";
import type { Sender } from "../outbox/registry";
import { outbox } from "../outbox/store";
import { changesOf } from "./changes-of";
import type { PlayChange } from "./play-change";
import { withProgress } from "./play-record";
import { updatePlay } from "./play-store";

/** Answers of the server; `null` where there is nothing to learn from it. */
type Answer = CheckedIn | { finished: Versioned<Progress> } | { triesUsedUp: true } | null;

export const playSender: Sender<PlayChange, Answer> = {
  async send({ call: { name, data } }, { key }) {
    if (name === "checkInStop") return checkIn(data, key);
    if (name === "finishQuest") return { finished: await call(name, { ...data, idempotencyKey: key }) };
    await postReview(data, key);
    return null;
  },
  onSaved({ bookingId, call: { name, data } }, answer) {
    if (!answer) return;
    if ("finished" in answer) return updatePlay(bookingId, (record) => withProgress(record, answer.finished));
    if (name === "checkInStop") noteCheckIn(bookingId, data, answer);
  },
  describe: ({ title, call: { name } }) => playWords().changes[name](title),
  wordsOf: ({ call: { name, data } }) =>
    (name === "checkInStop" ? data.answer : name === "postReview" ? data.text : "") ?? "",
};

/** Checks in, with another time where the server does not believe the clock of this device. */
async function checkIn(data: Omit<CheckInStop, never>, key: string): Promise<Answer> {
  try {
    return await call("checkInStop", { ...data, idempotencyKey: key });
  } catch (failure) {
    const reason = reasonOf(failure);
    if (reason === "tries") return { triesUsedUp: true };
    if (reason === "finished") return null;
    if (reason === "future") return call("checkInStop", { ...data, at: null, idempotencyKey: `${key}-now` });
    const after = reason === "order" ? afterOf(failure) : undefined;
    if (after) return call("checkInStop", { ...data, at: after, idempotencyKey: `${key}-after` });
    throw failure;
  }
}

/** Time of what the server knows to have happened later, as when two phones of a team send in another order. */
function afterOf(failure: unknown): string | undefined {
  const details = failure instanceof Failure ? (failure.details as { after?: string } | null) : null;
  return details?.after;
}

/** A review that was written before, as on another device, stays. */
async function postReview(
  data: { bookingId: string; stars: number; text?: string | null },
  key: string,
): Promise<void> {
  try {
    await call("postReview", { ...data, idempotencyKey: key });
  } catch (failure) {
    if (reasonOf(failure) !== "reviewed") throw failure;
  }
}

function noteCheckIn(bookingId: string, { stopId, answer = "", at }: CheckInStop, answered: NonNullable<Answer>): void {
  if ("finished" in answered) return;
  const isWrong = "triesUsedUp" in answered || answered.outcome === "wrong";
  const left = "triesUsedUp" in answered ? 0 : (answered.triesLeft ?? 0);
  updatePlay(bookingId, (record) => {
    const next = "progress" in answered ? withProgress(record, answered.progress) : record;
    if (!isWrong) return { ...next, clockAheadMs: clockAheadMs(answered, stopId) ?? next.clockAheadMs };
    const wrong = { answer: answer ?? "", at: at ?? new Date().toISOString(), triesLeft: left };
    return { ...next, wrong: { ...next.wrong, [stopId]: wrong } };
  });
  if (!isWrong) retryBlocked(bookingId);
}

/** Returns the milliseconds by which the clock of this device is ahead, from a check-in that it has just made. */
function clockAheadMs(answered: NonNullable<Answer>, stopId: string): number | undefined {
  const state = "progress" in answered ? answered.progress.data.stopStates?.[stopId] : undefined;
  const isOwn = state?.by === session.getState().uid && "outcome" in answered && answered.outcome === "reached";
  return isOwn && state?.receivedAt ? Date.now() - Date.parse(state.receivedAt) : undefined;
}

/** Sends again, in order, what the server refused because a stop before was missing. */
function retryBlocked(bookingId: string): void {
  for (const { key, status } of changesOf(outbox.getState().entries, bookingId)) {
    if (status === "refused") void tryAgain(key).catch(() => undefined);
  }
}
