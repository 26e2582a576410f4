import { call } from "~/api/call";
import { reasonOf } from "~/api/failure";
import { doorWords } from "~/ui/words/quest-door";
import type { Sender } from "../outbox/registry";
import type { DoorCall, DoorChange } from "./door-change";

export const doorSender: Sender<DoorChange, unknown> = {
  async send({ call: asked }, { key }) {
    try {
      return await callDoor(asked, key);
    } catch (failure) {
      // The other host was faster: what was to be noted is noted.
      if (asked.name === "checkInGuest" && reasonOf(failure) === "alreadyIn") return null;
      throw failure;
    }
  },
  describe: ({ guest, call: { name } }) => doorWords().changes[name](guest),
};

function callDoor({ name, data }: DoorCall, idempotencyKey: string): Promise<unknown> {
  switch (name) {
    case "checkInGuest":
      return call(name, { ...data, idempotencyKey });
    case "undoCheckIn":
      return call(name, { ...data, idempotencyKey });
    case "markNoShow":
      return call(name, { ...data, idempotencyKey });
    case "addWalkIn":
      return call(name, { ...data, idempotencyKey });
    case "settlePayment":
      return call(name, { ...data, idempotencyKey });
  }
}
