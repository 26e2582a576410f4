/**
 * Actions on a hangout. Each is shown at once, kept on this device until the server has it, and made once however often
 * it is sent. Where the server refuses one it disappears again, and its caller hears why.
 */
import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import { UNDO_MS } from "~/ui/toast-options";
import { takeBack } from "../outbox/controls";
import type { Outcome } from "../outbox/waiters";
import { keepOwnPhoto } from "../photos/own-photo";
import type { Reply, Vote } from "./hangout";
import type { HangoutCall } from "./hangout-call";
import { type HangoutChange, hangoutChange } from "./hangout-change";

/** The hangout and who acts in it. */
export type HangoutActor = Omit<HangoutChange, "call">;

/** A change that can be taken back until it is sent. */
export interface HeldChange {
  key: string;
  sent: Promise<Outcome>;
}

/** Joins, by the secret of the link where it is open by that. */
export function join(actor: HangoutActor): Promise<Outcome> {
  const { hangoutId, key } = actor;
  const isLink = key !== null && !isGuestKey(key);
  return make(actor, { name: "joinHangout", data: isLink ? { code: key } : { id: hangoutId } });
}

export function vote(actor: HangoutActor, votes: Readonly<Record<string, Vote | null>>): Promise<Outcome> {
  return make(actor, { name: "voteHangout", data: { hangoutId: actor.hangoutId, votes, key: guestKey(actor) } });
}

export function reply(actor: HangoutActor, rsvp: Reply, partySize: number): Promise<Outcome> {
  return make(actor, {
    name: "rsvpHangout",
    data: { hangoutId: actor.hangoutId, rsvp, partySize, key: guestKey(actor) },
  });
}

/** Leaves, or as a host takes another member off. */
export function leave(actor: HangoutActor, memberId?: string): Promise<Outcome> {
  return make(actor, {
    name: "leaveHangout",
    data: { hangoutId: actor.hangoutId, memberId: memberId ?? null, key: guestKey(actor) },
  });
}

/** Says something. Refused it stays, as one that failed, so that nothing that was written is lost. */
export async function comment(actor: HangoutActor, text: string): Promise<Outcome> {
  return hangoutChange.add({
    ...actor,
    call: { name: "commentHangout", data: { hangoutId: actor.hangoutId, text, key: guestKey(actor) } },
  });
}

/** Shares a photo, which is made smaller and kept on this device until it is uploaded. */
export async function sharePhoto(actor: HangoutActor, file: Blob): Promise<Outcome> {
  const photo = await keepOwnPhoto(file);
  const data = { hangoutId: actor.hangoutId, text: "", photo, key: guestKey(actor) };
  return hangoutChange.add({ ...actor, call: { name: "commentHangout", data } });
}

export function removeComment(actor: HangoutActor, commentId: string): Promise<Outcome> {
  return make(actor, { name: "removeHangoutComment", data: { commentId, key: guestKey(actor) } });
}

/** Suggests a date for the poll. */
export function propose(actor: HangoutActor, start: string, durationMin: number | undefined): Promise<Outcome> {
  const data = { hangoutId: actor.hangoutId, start, durationMin: durationMin ?? null, key: guestKey(actor) };
  return make(actor, { name: "proposeOption", data });
}

export function withdrawProposal(actor: HangoutActor, proposalId: string): Promise<Outcome> {
  const data = { hangoutId: actor.hangoutId, proposalId, key: guestKey(actor) };
  return make(actor, { name: "withdrawProposal", data });
}

/** Takes a suggested date into the poll, or declines it. */
export function answerProposal(
  actor: HangoutActor,
  proposalId: string,
  answer: "accept" | "decline",
): Promise<Outcome> {
  return make(actor, { name: "answerProposal", data: { hangoutId: actor.hangoutId, proposalId, answer } });
}

export function closePoll(actor: HangoutActor): Promise<Outcome> {
  return make(actor, { name: "closePoll", data: { hangoutId: actor.hangoutId } });
}

/** Picks a date. Nobody hears of it until the time for undo is over, or the page is left. */
export function pick(actor: HangoutActor, optionId: string, force: boolean): HeldChange {
  return hold(actor, { name: "scheduleHangout", data: { hangoutId: actor.hangoutId, optionId, force } });
}

type Fields = Omit<(HangoutCall & { name: "editHangout" })["data"], "hangoutId">;

export function edit(actor: HangoutActor, fields: Fields): Promise<Outcome> {
  return make(actor, { name: "editHangout", data: { ...fields, hangoutId: actor.hangoutId } });
}

/** Moves the date. As with picking, messages wait for undo. */
export function reschedule(actor: HangoutActor, when: NonNullable<Fields["when"]>): HeldChange {
  return hold(actor, { name: "editHangout", data: { when, hangoutId: actor.hangoutId } });
}

export function cancel(actor: HangoutActor, reason: string): Promise<Outcome> {
  return make(actor, { name: "cancelHangout", data: { hangoutId: actor.hangoutId, reason: reason || null } });
}

export function finish(actor: HangoutActor, attended: readonly string[]): Promise<Outcome> {
  return make(actor, { name: "finishHangout", data: { hangoutId: actor.hangoutId, attended: [...attended] } });
}

/** Reminds those who have not answered; answers how many. */
export async function remind(hangoutId: string): Promise<number> {
  return (await call("remindHangout", { hangoutId, idempotencyKey: crypto.randomUUID() })).reminded;
}

/** Sends the invitation to an address once more; answers false where it has had enough emails for a day. */
export async function sendAgain(hangoutId: string, email: string): Promise<boolean> {
  const data = { hangoutId, emails: [email], again: true, idempotencyKey: crypto.randomUUID() };
  return (await call("inviteByEmail", data)).later.length === 0;
}

/** Outcome of an invitation by email: an address is written to once, and has a limit of emails a day. */
export type EmailOutcome = "sent" | "known" | "later";

/** Sends the invitation to an address that has not had it. */
export async function inviteByEmail(hangoutId: string, email: string): Promise<EmailOutcome> {
  const data = { hangoutId, emails: [email], idempotencyKey: crypto.randomUUID() };
  const { sent, later } = await call("inviteByEmail", data);
  return later.length > 0 ? "later" : sent > 0 ? "sent" : "known";
}

/** Ends every earlier link and makes a new one, or none. */
export async function renewLink(hangoutId: string, revoke = false): Promise<void> {
  await call("rotateInvite", { hangoutId, revoke, idempotencyKey: crypto.randomUUID() });
}

/** The secret of a guest; that of a link opens a hangout and is nobody's. */
function guestKey({ key }: HangoutActor): string | null {
  return key !== null && isGuestKey(key) ? key : null;
}

const isGuestKey = (key: string) => key.includes(".");

function hold(actor: HangoutActor, hangoutCall: HangoutCall): HeldChange {
  const key = crypto.randomUUID();
  return { key, sent: make(actor, hangoutCall, key, UNDO_MS) };
}

async function make(
  actor: HangoutActor,
  hangoutCall: HangoutCall,
  key: string = crypto.randomUUID(),
  heldMs = 0,
): Promise<Outcome> {
  try {
    return await hangoutChange.add({ ...actor, call: hangoutCall }, key, heldMs);
  } catch (failure) {
    if (failure instanceof Failure) await takeBack(key);
    throw failure;
  }
}
