/** Times of a carpool, as clocks show them where the hangout is. */
import type { Hangout } from "~/core";
import type { Way } from "~/sync/carpools/way";
import { timeInZone } from "~/ui/time/format-time";
import { addDays, resolveWallTime, wallTimeAt } from "~/ui/time/zoned-time";

const MINUTE_MS = 60_000;
/** Part of a minute that sums may be off by, and that moves no time to the next minute. */
const NOISE_MIN = 1e-5;

/** The zone that people read the times in: the hangout's, or that of the device. */
export function zoneOf({ when }: Hangout): string {
  return when.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A moment on the minute: a departure is rounded down and an arrival up, so that nobody is late. The server rounds the
 * times of a plan alike. Nothing else rounds them, so every screen shows the same.
 */
export function roundedMoment(ms: number, kind: "departure" | "arrival"): string {
  const minutes = ms / MINUTE_MS;
  const whole = kind === "departure" ? Math.floor(minutes + NOISE_MIN) : Math.ceil(minutes - NOISE_MIN);
  return new Date(whole * MINUTE_MS).toISOString();
}

/** A time of day, "07:22"; empty where it is not known. */
export function timeText(at: string | undefined, zone: string): string {
  return at ? timeInZone(at, zone) : "";
}

/** The moment of a time of day "07:10": on the day of the target, or on the side of midnight that makes sense. */
export function momentOf(time: string, { direction, targetTime }: Way, zone: string): string | undefined {
  if (!targetTime) return undefined;
  const { date } = wallTimeAt(targetTime, zone);
  const moment = instant(date, time, zone);
  if (direction === "there" && moment > targetTime) return instant(addDays(date, -1), time, zone);
  if (direction === "back" && moment < targetTime) return instant(addDays(date, 1), time, zone);
  return moment;
}

/** The time of day to leave at, on the five minutes before: with time for the drive and the detour. */
export function leaveTime({ direction, targetTime }: Way, driveMin: number, detourMin: number, zone: string) {
  if (!targetTime) return null;
  const minutes = direction === "there" ? Math.ceil((driveMin + detourMin) / 5) * 5 : 0;
  return wallTimeAt(new Date(Date.parse(targetTime) - minutes * MINUTE_MS).toISOString(), zone).time;
}

function instant(date: string, time: string, zone: string): string {
  const found = resolveWallTime({ date, time }, zone);
  return new Date(found.kind === "overlap" ? found.earlier : found.instant).toISOString();
}
