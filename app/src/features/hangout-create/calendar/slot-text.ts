/** Dates and times of slots in words. Pure. */
import { longDay, shortDay, timeText } from "~/ui/time/format-time";
import { timeOfMinutes } from "~/ui/time/parse-time";
import type { Words } from "~/ui/words";
import type { Slot, Times } from "../slots";

const DAY_MIN = 24 * 60;

/** "11:00 to 16:30" */
export function timesText({ startMin, endMin }: Times, allDay: boolean, w: Words["newHangout"]): string {
  if (allDay) return w.allDay;
  const [from, to] = [timeText(timeOfMinutes(startMin)), timeText(timeOfMinutes(endMin))];
  return endMin > DAY_MIN ? w.rangeNextDay(from, to) : w.range(from, to);
}

/** "Sat, 14 Nov, 11:00 to 16:30", for eyes, or with the whole day's name to be read aloud. */
export function slotText(
  slot: Slot,
  allDay: boolean,
  w: Words["newHangout"],
  style: "short" | "long" = "short",
): string {
  const day = style === "long" ? longDay(slot.date) : shortDay(slot.date);
  return `${day}, ${timesText(slot, allDay, w)}`;
}
