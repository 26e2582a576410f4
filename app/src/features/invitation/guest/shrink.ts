/** Longest side of a photo that is sent, in pixels. */
const SIDE_MAX_PX = 2_048;
const QUALITY = 0.85;

/** Makes a photo small enough to send and drops what the camera noted; the file itself where the browser cannot read it. */
export async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return smaller ?? file;
  } catch {
    return file;
  }
}
