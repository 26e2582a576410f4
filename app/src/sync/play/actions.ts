/** Actions of a play. Check-ins are shown at once, kept on this device, and sent in their order once there is a network. */
import { call } from "~/api/call";
import { getDocument } from "~/api/documents";
import { Failure } from "~/api/failure";
import type { CheckInStop } from "~/api/schema";
import type { QuestStop } from "~/core";
import { session } from "~/state/session";
import { outbox } from "../outbox/store";
import type { Outcome } from "../outbox/waiters";
import { keepOwnPhoto } from "../photos/own-photo";
import { changesOf } from "./changes-of";
import { playChange } from "./play-change";
import { newRecord, type PlayRecord, timeOf, withPause, withProgress } from "./play-record";
import { loadPlay, storePlay, updatePlay } from "./play-store";

/** Starts a play that nobody has begun; needs the network once. */
export async function startPlay(bookingId: string): Promise<void> {
  // Without a time of its own the server says when: so the device learns how far its clock is off.
  const askedMs = Date.now();
  const { progress } = await takeUpPlay(bookingId);
  const clockAheadMs = askedMs - Date.parse(progress.startedAt);
  updatePlay(bookingId, (record) => ({ ...record, clockAheadMs }));
}

/** Takes up a play that was begun before, by another device or the team, also one that is finished. */
export async function takeUpPlay(bookingId: string): Promise<PlayRecord> {
  const { uid } = session.getState();
  if (!uid) throw new Failure("unauthenticated", "sign in to play");
  const answer = await call("startQuest", { bookingId, idempotencyKey: crypto.randomUUID() });
  const known = await loadPlay(uid, bookingId);
  const record = known ? withProgress(known, answer.progress) : newRecord(bookingId, answer);
  await storePlay(uid, { ...record, ticket: record.ticket ?? (await ticketOf(record, uid)) });
  return record;
}

/** The ticket of a booking; none for who is in the team of somebody else. */
async function ticketOf({ bookingId, progress }: PlayRecord, uid: string): Promise<PlayRecord["ticket"]> {
  if (progress.userId !== uid) return undefined;
  const booking = await getDocument("bookings", bookingId).catch(() => undefined);
  return booking?.ticketCode ? { code: booking.ticketCode, seats: booking.seats } : undefined;
}

/** Joins the team of a ticket; answers the booking that is played. */
export async function joinTeam(ticketCode: string): Promise<string> {
  const joined = await call("joinQuestTeam", { ticketCode, idempotencyKey: crypto.randomUUID() });
  await takeUpPlay(joined.id);
  return joined.id;
}

type Proof = Pick<CheckInStop, "answer" | "location" | "skip">;

/**
 * Checks in at a stop, now. After a wrong answer that was found out only later on the way, the right one counts from when
 * they were there, before the stops behind it.
 */
export async function checkIn(record: PlayRecord, stop: QuestStop, proof: Proof): Promise<Outcome> {
  const { bookingId } = record;
  const now = timeOf(record, Date.now());
  const at = hasWalkedOn(bookingId, stop.id) ? (record.wrong[stop.id]?.at ?? now) : now;
  const data = { ...proof, bookingId, stopId: stop.id, at };
  return playChange.add({ bookingId, title: stop.title ?? "", call: { name: "checkInStop", data } });
}

/** True where check-ins at other stops wait behind this one. */
export function hasWalkedOn(bookingId: string, stopId: string): boolean {
  return changesOf(outbox.getState().entries, bookingId).some(
    ({ data: { call: sent } }) => sent.name === "checkInStop" && sent.data.stopId !== stopId,
  );
}

export async function finishPlay(record: PlayRecord): Promise<Outcome> {
  const { bookingId } = record;
  const data = { bookingId, at: timeOf(record, Date.now()) };
  // One finish for a booking, however many tabs notice it.
  const key = `finish:${bookingId}`;
  return playChange.add({ bookingId, title: record.quest.title ?? "", call: { name: "finishQuest", data } }, key);
}

export async function reviewPlay(record: PlayRecord, stars: number, text: string): Promise<Outcome> {
  const { bookingId } = record;
  const data = { bookingId, stars, text: text.trim() || null };
  return playChange.add({ bookingId, title: record.quest.title ?? "", call: { name: "postReview", data } });
}

/** Shows the next hint of a stop. The same key asks for the same hint, should the answer have been lost. */
export async function showHint(bookingId: string, stopId: string, idempotencyKey: string): Promise<void> {
  const { hints, progress } = await call("useHint", { bookingId, stopId, idempotencyKey });
  updatePlay(bookingId, (record) => ({
    ...withProgress(record, progress),
    hints: { ...record.hints, [stopId]: hints },
  }));
}

export function arrive({ bookingId }: PlayRecord, stopId: string): void {
  updatePlay(bookingId, (record) => ({
    ...record,
    arrived: { ...record.arrived, [stopId]: timeOf(record, Date.now()) },
  }));
}

/** Goes back to the way to a stop. */
export function walkOn({ bookingId }: PlayRecord, stopId: string): void {
  updatePlay(bookingId, (record) => {
    const { [stopId]: _here, ...arrived } = record.arrived;
    return { ...record, arrived };
  });
}

/** Leaves an optional stop out, or takes it in again. */
export function skip({ bookingId }: PlayRecord, stopId: string, isSkipped: boolean): void {
  updatePlay(bookingId, (record) => {
    const others = record.skipped.filter((id) => id !== stopId);
    return { ...record, skipped: isSkipped ? [...others, stopId] : others };
  });
}

export function togglePause({ bookingId }: PlayRecord): void {
  updatePlay(bookingId, (record) => withPause(record, timeOf(record, Date.now())));
}

/** Keeps a photo of a stop on this device. */
export async function addPhoto({ bookingId }: PlayRecord, stopId: string, file: Blob): Promise<void> {
  const name = await keepOwnPhoto(file);
  updatePlay(bookingId, (record) => ({ ...record, photos: [...record.photos, { stopId, name }] }));
}
