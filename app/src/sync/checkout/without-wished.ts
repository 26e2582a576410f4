/** Held seats beside the booking that waits for them. Pure; apart from the outbox, which every page loads. */
import type { MyQuests } from "../quests/quest";
import type { WishEntry } from "./booking-wish";

/** Somebody's quests without seats that are only held for a booking that waits: the wish itself stands for them. */
export function withoutWished<Mine extends Pick<MyQuests, "bookings">>(mine: Mine, wishes: readonly WishEntry[]): Mine {
  const wished = new Set(wishes.filter(({ status }) => status !== "refused").map(({ data }) => data.sessionId));
  if (wished.size === 0) return mine;
  const isWished = ({ data }: MyQuests["bookings"][number]) => data.status === "held" && wished.has(data.sessionId);
  return { ...mine, bookings: mine.bookings.filter((booking) => !isWished(booking)) };
}
