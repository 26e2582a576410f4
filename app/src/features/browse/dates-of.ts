import type { QuestDate } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { isBookable, seatsFree } from "~/sync/quests/seats";

/** The dates of a quest that take bookings, as the server puts them on its card. Pure. */
export function datesOf(quest: Quest, sessions: readonly QuestSession[], nowMs: number): QuestDate[] {
  return sessions.flatMap((session): QuestDate[] => {
    const { startsAt, timeZone } = session;
    if (startsAt === undefined || !isBookable(quest, session, nowMs)) return [];
    const price = session.price === undefined ? {} : { price: session.price };
    return [{ startsAt, free: seatsFree(quest, session), ...(timeZone ? { timeZone } : {}), ...price }];
  });
}
