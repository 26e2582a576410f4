import { writePhoto } from "~/state/device";
import { redrawn } from "~/ui/redrawn";
import { deviceRef } from "./photo-ref";

/** A photo that is kept: as large as screens need. */
const FULL = { sideMaxPx: 1600, quality: 0.82 };
/** Its small version, for lists: as large as the server takes for one. */
const SMALL = { sideMaxPx: 640, quality: 0.75 };

/**
 * Draws a photo anew in a size that screens need, without its metadata, and keeps it on this device. Answers the name it is kept under, which is that of its content.
 *
 * @throws where the file is no picture that this browser reads
 */
export async function keepOwnPhoto(file: Blob): Promise<string> {
  const picture = await redrawn(file, FULL);
  const name = deviceRef(await contentName(picture));
  await writePhoto(name, picture);
  return name;
}

/** The small version of a photo; `null` where this browser cannot draw one, which must not hold the photo back. */
export async function smallVersion(picture: Blob): Promise<Blob | null> {
  return redrawn(picture, SMALL).catch(() => null);
}

async function contentName(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
