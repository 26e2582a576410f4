import { authorization, authorized, failureOf } from "~/api/client";
import type { Photo } from "~/api/schema";
import { upload } from "~/api/upload";
import type { SendContext } from "../outbox/registry";
import { smallVersion } from "./own-photo";

/** Uploads what lists show of a photo, and then the photo. */
export async function uploadPhoto(picture: Blob, context: SendContext): Promise<Photo> {
  const small = await smallVersion(picture);
  const sent = small && (await uploadOne("/v1/photos", small, context, () => undefined));
  return uploadOne(sent ? `/v1/photos?small=${sent.hash}` : "/v1/photos", picture, context, context.onProgress);
}

async function uploadOne(
  path: string,
  picture: Blob,
  { signal }: SendContext,
  onProgress: (sent: number) => void,
): Promise<Photo> {
  signal.throwIfAborted();
  const answer = await authorized(() =>
    upload(path, picture, { "Content-Type": picture.type, ...authorization() }, onProgress),
  );
  if (answer.status !== 201) throw failureOf(answer);
  return answer.body as Photo;
}
