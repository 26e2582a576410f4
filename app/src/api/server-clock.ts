/**
 * The server's clock beside the device's: what ends by the server's clock, such as a hold, is counted down by it. Read
 * from the dates of answers that no cache keeps.
 */

/** Differences below this are those of the network and of a date header in whole seconds. */
const TOLERANCE_MS = 3_000;
const HALF_SECOND_MS = 500;

let offsetMs = 0;

/** Lead of the server's clock over the device's, in milliseconds; 0 while the two agree. */
export function serverOffsetMs(): number {
  return offsetMs;
}

/** Time in milliseconds since the epoch, by the server's clock. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Compares the clocks by the date header of an answer, and the device's times before and after it. */
export function compareClocks(date: string | null, sentMs: number, receivedMs: number): void {
  const serverMs = Date.parse(date ?? "");
  if (Number.isNaN(serverMs)) return;
  // The header leaves out the part of the second; the answer was written about halfway.
  const difference = serverMs + HALF_SECOND_MS - (sentMs + receivedMs) / 2;
  offsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : Math.round(difference);
}
