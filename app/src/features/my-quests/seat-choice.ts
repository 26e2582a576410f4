/** Choices of somebody who changes how many seats they have. Pure. */
import type { Booking, Quest, QuestSession } from "~/core";
import { seatsFree } from "~/sync/quests/seats";

/** Seats of a booking, as the server takes them. */
const SEATS_MAX = 10;

/** The most seats that can be chosen: a paid booking gets no more, and a date gives only what is free. */
export function mostSeats(
  { seats }: Pick<Booking, "seats">,
  isPaid: boolean,
  quest: Quest | null | undefined,
  date: QuestSession | null | undefined,
): number {
  if (isPaid) return seats;
  // Until that is known the server says it.
  const free = quest && date ? seatsFree(quest, date) : SEATS_MAX;
  return Math.max(seats, Math.min(SEATS_MAX, seats + free));
}

/** The named guests who stay on so many seats unless others are chosen; the first seat is the reader's. */
export function leastNames(names: readonly string[], seats: number): readonly string[] {
  return names.slice(0, seats - 1);
}
