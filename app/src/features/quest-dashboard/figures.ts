/** Figures of a creator's quests. Pure. */
import type { Quest, QuestSession } from "~/core";

/** Seats of a date, one after the other. */
export interface SeatsDrawn {
  booked: number;
  held: number;
  free: number;
  waiting: number;
}

export function seatsOf({ capacity = 0, seats = {} }: QuestSession): SeatsDrawn {
  const { booked = 0, held = 0, waiting = 0 } = seats;
  return { booked, held, free: Math.max(0, capacity - booked - held), waiting };
}

/** Groups of quests in the order that their creator looks at them. */
export const GROUPS = ["published", "draft", "inReview", "paused", "cancelled", "archived"] as const;

export function statusOf({ status }: Quest): (typeof GROUPS)[number] {
  return status ?? "draft";
}
