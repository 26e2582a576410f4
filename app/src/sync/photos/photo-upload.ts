/** Photos of this device on their way to the server, as changes in the outbox. */
import { defineChange } from "../outbox/change";

export interface PhotoUpload {
  /** Its name on this device. */
  name: string;
  /** The lists whose items have it. */
  listIds: readonly string[];
  /** What the items are called, for who reads what waits. */
  titles: readonly string[];
}

/** One after the other: side by side they would share the same slow line. */
const ONE_LINE = "all";

export const photoUpload = defineChange<PhotoUpload>({
  kind: "photo",
  subject: () => ONE_LINE,
  sender: async () => (await import("./photo-sender")).photoSender,
});

/** The key of a photo's entry: whichever tab notices it first, it is one. */
export function keyOfPhoto(name: string): string {
  return `photo:${name}`;
}
