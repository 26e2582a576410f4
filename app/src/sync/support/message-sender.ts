import { call } from "~/api/call";
import { words } from "~/ui/words";
import type { Sender } from "../outbox/registry";
import type { SupportMessage } from "./message";

export const messageSender: Sender<SupportMessage> = {
  send: ({ message, about }, { key: idempotencyKey }) =>
    about
      ? call("reportContent", { ...about, key: about.key ?? null, reason: message, idempotencyKey })
      : call("contactSupport", { message, idempotencyKey }),
  describe: ({ about }) => (about ? words().support.contact.report : words().support.contact.title),
};
