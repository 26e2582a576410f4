/** Photos of this device on their way to the server, as changes in the outbox. */
import { defineChange } from "../outbox/change";

export interface PhotoUpload {
  /** Its name on this device. */
  name: string;
  /** The lists whose items have it. */
  listIds: readonly string[];
  /** Titles of the items, for the list of waiting changes. */
  titles: readonly string[];
}

export const photoUpload = defineChange<PhotoUpload>({
  kind: "photo",
  // Each is a subject of its own, so that none waits for one in back-off.
  subject: ({ name }) => name,
  // Side by side they would share the same slow line.
  parallelMax: 1,
  sender: async () => (await import("./photo-sender")).photoSender,
});

/** The key of a photo's entry: whichever tab notices it first, it is one. */
export function keyOfPhoto(name: string): string {
  return `photo:${name}`;
}
