/** Messages and reports to those who run this Yonder, as changes in the outbox: written offline, sent once there is a network. */
import type { ReportedType } from "~/api/schema";
import { defineChange } from "../outbox/change";

/** Something that should not be there. */
export interface Reported {
  type: ReportedType;
  id: string;
  /** The secret of the link by which it was seen. */
  key?: string | undefined;
}

export interface SupportMessage {
  message: string;
  /** Thing that it reports; none for a question. */
  about?: Reported | undefined;
}

/** The kind of its entries in the outbox. */
export const SUPPORT_MESSAGE = "support-message";

export const supportMessage = defineChange<SupportMessage>({
  kind: SUPPORT_MESSAGE,
  subject: ({ about }) => about?.id ?? "support",
  sender: async () => (await import("./message-sender")).messageSender,
});
