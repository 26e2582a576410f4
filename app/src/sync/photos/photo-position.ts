/** Bytes from the beginning of a file that hold the first segments, with the notes of cameras. */
const HEAD_BYTES = 262_144;

/**
 * The position that a camera noted in a photo, read from the original file on this device; `null` where it noted none.
 * What is kept and uploaded is drawn anew, without it.
 */
export async function photoPosition(file: Blob): Promise<{ lng: number; lat: number } | null> {
  try {
    const { gps } = await import("exifr/dist/mini.esm.mjs");
    const { latitude: lat, longitude: lng } = (await gps(await file.slice(0, HEAD_BYTES).arrayBuffer())) ?? {};
    // Cameras without a fix write zeros.
    const isThere = Number.isFinite(lat) && Number.isFinite(lng) && (lat !== 0 || lng !== 0);
    return isThere && lat !== undefined && lng !== undefined ? { lng, lat } : null;
  } catch {
    return null;
  }
}
