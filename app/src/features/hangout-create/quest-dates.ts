/** Dates on which friends can do a quest together. Pure. */
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { isBookable, seatsFree } from "~/sync/quests/seats";
import type { Beginning } from "./draft";

/** Dates to vote on at first; more are added by hand. */
const PROPOSED_MAX = 6;
const HOUR_MS = 3_600_000;

/** The next dates of a quest that have seats, in its own zone; days are only proposed for one that has no dates. */
export function questDates(
  quest: Quest,
  sessions: readonly Versioned<QuestSession>[],
  nowMs: number,
): Pick<Beginning, "dates" | "timeZone" | "proposesDates"> {
  const dated = sessions.flatMap(({ data }) => (data.startsAt ? [{ ...data, startsAt: data.startsAt }] : []));
  const open = dated
    .filter((date) => isBookable(quest, date, nowMs) && Date.parse(date.startsAt) > nowMs && seatsFree(quest, date) > 0)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, PROPOSED_MAX);
  return {
    dates: open.map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt ?? new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
    })),
    timeZone: open[0]?.timeZone,
    proposesDates: dated.length === 0,
  };
}
