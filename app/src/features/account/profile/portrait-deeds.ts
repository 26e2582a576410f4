/** Changes of the photo beside one's name. The one before goes from the server: nothing else refers to it. */
import { failureOf, sendAuthorized } from "~/api/client";
import type { Photo } from "~/api/schema";
import { patchUser } from "./patch-user";

/** Uploads a photo and puts it beside the name. */
export async function keepPortrait(uid: string, square: Blob, before: string | undefined): Promise<void> {
  const headers = { "Content-Type": square.type };
  const answer = await sendAuthorized("/v1/photos", { method: "POST", headers, body: square });
  if (answer.status !== 201) throw failureOf(answer);
  const { url } = answer.body as Photo;
  await patchUser(uid, { photoRef: url });
  if (before && before !== url) await discard(before);
}

/** Takes the photo away from beside the name. */
export async function removePortrait(uid: string, before: string | undefined): Promise<void> {
  await patchUser(uid, { photoRef: null });
  if (before) await discard(before);
}

/** Discards a photo. One that stays because this fails is seen by nobody, and goes with the account. */
async function discard(photo: string): Promise<void> {
  await sendAuthorized(photo, { method: "DELETE" });
}
