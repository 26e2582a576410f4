import { takeBack } from "~/sync/outbox/controls";
import { readStored } from "~/sync/outbox/read-stored";
import { outbox } from "~/sync/outbox/store";
import { endSessionHere } from "~/sync/session/session";

/** Takes everything of the last person off this device: what waits to be sent, their lists, and who they are. */
export async function forgetDevice(): Promise<void> {
  await readStored();
  for (const { key } of outbox.getState().entries) await takeBack(key);
  endSessionHere();
}
