/**
 * What hosts note at the door, on its way to the server as entries of the outbox: shown at once, kept without a network,
 * sent in order for each guest.
 */
import type { Functions } from "~/api/schema";
import { defineChange } from "../outbox/change";
import { DOOR_CHANGE } from "./guest-list";

type Name = "checkInGuest" | "undoCheckIn" | "markNoShow" | "addWalkIn" | "settlePayment";
type Arguments<Of extends Name> = Omit<Functions[Of]["data"], "idempotencyKey">;

/** Functions of the server that the door calls, each with its arguments. */
export type DoorCall = { [Of in Name]: { name: Of; data: Arguments<Of> } }[Name];

export interface DoorChange {
  session: { id: string; questId: string; unitPrice: number; currency: string | undefined };
  /** Name of the guest, to name the change by. */
  guest: string;
  call: DoorCall;
}

export const doorChange = defineChange<DoorChange>({
  kind: DOOR_CHANGE,
  subject: ({ session, call }) => (call.name === "addWalkIn" ? session.id : (call.data.bookingId ?? session.id)),
  sender: async () => (await import("./door-sender")).doorSender,
});
