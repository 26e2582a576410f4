import type { QuestSession } from "~/core";
import { shortDay, timeText } from "~/ui/time/format-time";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";

/** When a date begins, on the clock of its place; nothing for one without a time. */
export function sessionTime({ startsAt, timeZone }: Pick<QuestSession, "startsAt" | "timeZone">): string {
  if (!startsAt) return "";
  const { date, time } = wallTimeAt(startsAt, timeZone ?? deviceZone());
  return `${shortDay(date)}, ${timeText(time)}`;
}

/** `true` for a date that is neither over nor called off. */
export function isAhead({ startsAt, endsAt, status }: QuestSession, nowMs: number): boolean {
  const end = endsAt ?? startsAt;
  return status !== "cancelled" && status !== "done" && (end === undefined || Date.parse(end) > nowMs);
}
