import { keepPhoto } from "~/state/device";
import { deviceRef } from "./photo-ref";

/** Longer side of a photo that is kept, in pixels. */
const SIDE_MOST_PX = 1600;
const QUALITY = 0.82;

/**
 * Draws a photo anew in a size that screens need, and keeps it on this device. What is drawn has no metadata: neither
 * the place nor the camera comes along. Answers the name it is kept under, which is that of its content.
 *
 * @throws where the file is no picture that this browser reads
 */
export async function keepOwnPhoto(file: Blob): Promise<string> {
  const picture = await redrawn(file);
  const name = deviceRef(await contentName(picture));
  await keepPhoto(name, picture);
  return name;
}

async function redrawn(file: Blob): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, SIDE_MOST_PX / Math.max(source.width, source.height));
  const canvas = new OffscreenCanvas(Math.round(source.width * scale), Math.round(source.height * scale));
  canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
  source.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}

async function contentName(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
