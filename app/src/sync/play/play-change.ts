/**
 * Check-ins, the finish and the review on their way to the server, as entries of the outbox. Those of one booking go one
 * after the other, in the order in which they happened.
 */
import type { Functions } from "~/api/schema";
import { defineChange } from "../outbox/change";
import { PLAY_CHANGE } from "./changes-of";

type Arguments<Name extends keyof Functions> = Omit<Functions[Name]["data"], "idempotencyKey">;

/** Functions of the server that a play calls, each with its arguments. */
export type PlayCall = {
  [Name in "checkInStop" | "finishQuest" | "postReview"]: { name: Name; data: Arguments<Name> };
}["checkInStop" | "finishQuest" | "postReview"];

export interface PlayChange {
  bookingId: string;
  /** Title of the stop, or of the quest, to name the change by. */
  title: string;
  call: PlayCall;
}

export const playChange = defineChange<PlayChange>({
  kind: PLAY_CHANGE,
  subject: ({ bookingId }) => bookingId,
  sender: async () => (await import("./play-sender")).playSender,
});
