/** Figures of a creator's quests. Pure. */
import type { Quest, QuestSession } from "~/core";
import { seatsFree } from "~/sync/quests/seats";
import type { OwnQuest } from "~/sync/quests/use-own-quests";

/** Seats of a date, one after the other. */
export interface SeatsDrawn {
  booked: number;
  held: number;
  free: number;
  waiting: number;
}

export function seatsOf(quest: Quest, session: QuestSession): SeatsDrawn {
  const { booked = 0, held = 0, waiting = 0 } = session.seats ?? {};
  return { booked, held, free: seatsFree(quest, session), waiting };
}

/** Groups of quests in the order that their creator looks at them. */
export const GROUPS = ["published", "draft", "inReview", "paused", "cancelled", "archived"] as const;

export function statusOf({ status }: Quest): (typeof GROUPS)[number] {
  return status ?? "draft";
}

/** Seats and waiting people of the dates that are called off with their quest. */
export function calledOffWith(sessions: OwnQuest["sessions"]): { booked: number; waiting: number } {
  const open = sessions.filter(({ data }) => data.status !== "cancelled" && data.status !== "done");
  const sum = (name: "booked" | "waiting") => open.reduce((all, { data }) => all + (data.seats?.[name] ?? 0), 0);
  return { booked: sum("booked"), waiting: sum("waiting") };
}
