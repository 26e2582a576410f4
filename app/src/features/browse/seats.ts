import type { Quest, QuestSession } from "~/core";

/** Seats where neither a date nor its quest says how many, as the server has it. */
const CAPACITY_DEFAULT = 10;

/** Whether a date can still be booked, as far as time and its own state say. */
export function isComing({ startsAt, status }: QuestSession, nowMs: number): boolean {
  return status === "open" && Date.parse(startsAt ?? "") > nowMs;
}

/** Seats of a date that nobody has booked or holds. */
export function seatsLeft({ capacityDefault }: Quest, { capacity, seats }: QuestSession): number {
  const most = capacity ?? capacityDefault ?? CAPACITY_DEFAULT;
  return Math.max(0, most - (seats?.booked ?? 0) - (seats?.held ?? 0));
}
