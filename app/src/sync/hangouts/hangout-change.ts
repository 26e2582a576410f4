/**
 * Changes of a hangout on their way to the server, as entries of the outbox. All of one hangout go one after the other,
 * so that somebody joins before they vote.
 */
import { defineChange } from "../outbox/change";
import { callHangout, type HangoutCall } from "./hangout-call";

export interface HangoutChange {
  hangoutId: string;
  /** Title of the hangout, to name the change by. */
  title: string;
  /** The member who makes it. */
  memberId: string | null;
  /** Name of that member, for what they write. */
  memberName: string;
  /** Secret of the link, or of a guest, by which the hangout is open. */
  key: string | null;
  call: HangoutCall;
}

/** The kind of its entries in the outbox. */
export const HANGOUT_CHANGE = "hangout";

export const hangoutChange = defineChange<HangoutChange>({
  kind: HANGOUT_CHANGE,
  subject: ({ hangoutId }) => hangoutId,
  leave: ({ call: { name, data } }, idempotencyKey) =>
    void callHangout(name, data, idempotencyKey).catch(() => undefined),
  sender: async () => (await import("./hangout-sender")).hangoutSender,
});
