/** Calls of the functions of the server that change a hangout. */
import { call } from "~/api/call";
import type { Functions } from "~/api/schema";

type Arguments<Name extends HangoutFunction> = Omit<Functions[Name]["data"], "idempotencyKey">;

/** Functions of the server that change a hangout. */
export type HangoutFunction =
  | "joinHangout"
  | "voteHangout"
  | "rsvpHangout"
  | "leaveHangout"
  | "commentHangout"
  | "removeHangoutComment"
  | "closePoll"
  | "proposeOption"
  | "withdrawProposal"
  | "answerProposal"
  | "scheduleHangout"
  | "editHangout"
  | "cancelHangout"
  | "finishHangout";

export type HangoutCall = {
  [Name in HangoutFunction]: { name: Name; data: Arguments<Name> };
}[HangoutFunction];

/** Calls the function of a change, once however often it is sent with its key. */
export function callHangout(
  name: HangoutFunction,
  data: HangoutCall["data"],
  idempotencyKey: string,
): Promise<unknown> {
  // Each name has arguments of its own, and a union of such pairs is more than the types follow.
  return call(name, { ...data, idempotencyKey } as never);
}
