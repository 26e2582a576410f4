/** A quest with its dates and reviews, and the questions screens ask about it. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking, Progress, Quest, QuestQueueEntry, QuestSession, QuestStop, Review } from "~/core";

/** Everything the reader may see of one quest, beside what is their own. */
export interface QuestSnapshot {
  quest: Versioned<Quest>;
  /** The earliest first; one without a date begins whenever a guest likes. */
  sessions: readonly Versioned<QuestSession>[];
  /** The newest first. */
  reviews: readonly Versioned<Review>[];
}

/** Quests and bookings of the reader. */
export interface MyQuests {
  bookings: readonly Versioned<Booking>[];
  /** Places in the queues of full dates. */
  queue: readonly Versioned<QuestQueueEntry>[];
  /** Progress of bookings, by the ids of the bookings. */
  progress: readonly Versioned<Progress>[];
}

export const NO_QUESTS: MyQuests = { bookings: [], queue: [], progress: [] };

/** The part of it that is about one quest. */
export function partOfQuest({ bookings, queue, progress }: MyQuests, questId: string): MyQuests {
  const isOf = ({ data }: Versioned<{ questId: string }>) => data.questId === questId;
  return { bookings: bookings.filter(isOf), queue: queue.filter(isOf), progress: progress.filter(isOf) };
}

/** True for a booking that is confirmed and neither over nor called off. */
export function isBooked({ data }: Versioned<Booking>): boolean {
  return data.status === "confirmed" || data.status === "checkedIn";
}

/** True for a booking whose seats are held until it is confirmed. */
export function isHeld({ data }: Versioned<Booking>, nowMs: number): boolean {
  return data.status === "held" && Date.parse(data.holdUntil ?? "") > nowMs;
}

/** True if somebody waits for seats, or has some offered. */
export function isQueued({ data }: Versioned<QuestQueueEntry>, nowMs: number): boolean {
  return data.status === "waiting" || (data.status === "offered" && Date.parse(data.until ?? "") > nowMs);
}

/** A stop with a position. */
export type PlacedStop = QuestStop & { lat: number; lng: number };

export function isPlaced(stop: QuestStop): stop is PlacedStop {
  return typeof stop.lat === "number" && typeof stop.lng === "number";
}

/** Number of stops at which somebody was. */
export function stopsReached({ stopStates = {} }: Progress): number {
  return Object.values(stopStates).filter(({ at }) => at !== undefined).length;
}
