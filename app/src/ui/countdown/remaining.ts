/** Time left, its announcements, and their times. Pure: the clock is an argument. */

const SECOND = 1_000;
/** From here on time is short: the colour changes, and more time is offered. */
export const SHORT_MS = 120 * SECOND;
/** Moments at which a screen reader hears how much is left. More would talk over what somebody does meanwhile. */
const ANNOUNCED_MS = [300, 120, 60, 30].map((seconds) => seconds * SECOND);

export type Phase = "calm" | "short" | "over";

/**
 * Milliseconds left by the server's clock, never negative. The device's clock is read anew each time, so that it is right
 * after a tab has slept.
 */
export function remainingMs(untilMs: number, deviceNowMs: number, serverOffsetMs: number): number {
  return Math.max(0, untilMs - (deviceNowMs + serverOffsetMs));
}

export function phaseOf(leftMs: number): Phase {
  if (leftMs <= 0) return "over";
  return leftMs <= SHORT_MS ? "short" : "calm";
}

/**
 * The moment that was passed between two readings, as milliseconds left: the last one only, so that a tab that slept
 * isn't told what is long gone. `0` is the end, `null` none.
 */
export function announcement(leftBeforeMs: number, leftMs: number): number | null {
  if (leftMs <= 0) return leftBeforeMs > 0 ? 0 : null;
  return ANNOUNCED_MS.filter((moment) => leftBeforeMs > moment && leftMs <= moment).at(-1) ?? null;
}

/** Minutes and seconds, "9:18", and hours before them where there are some. A second that has begun counts. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Milliseconds until the text of the clock changes. */
export function untilNextSecond(leftMs: number): number {
  return leftMs % SECOND || SECOND;
}
