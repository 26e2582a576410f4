/** Pictures drawn anew, smaller or in part. What is drawn has no metadata: neither the place nor the camera comes along. */

/** Part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Shape {
  /** Longer side of what is drawn at most, in pixels. */
  sideMaxPx: number;
  /** Quality of the JPEG, 0 to 1. */
  quality: number;
  /** Part of the picture that is drawn; left out, all of it. */
  area?: Area;
}

/**
 * Draws a picture as a JPEG, never larger than it is.
 *
 * @throws where the file is no picture that this browser reads
 */
export async function redrawn(file: Blob, { sideMaxPx, quality, area }: Shape): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: source.width, height: source.height };
  const scale = Math.min(1, sideMaxPx / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  source.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}
