/** One's own quests in groups and in the order in which they matter. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking, Progress, QuestQueueEntry } from "~/core";
import { isHeld, isQueued, type MyQuests } from "./quest";

/** State of a booking at a moment. */
export type Standing =
  | "playing"
  | "running"
  | "held"
  | "paying"
  | "booked"
  | "anyTime"
  | "completed"
  | "over"
  | "cancelled"
  | "calledOff"
  | "handedOver"
  | "missed"
  | "paidLate";

/** A booking with how far it has come. */
export interface MyQuest {
  id: string;
  version: number;
  booking: Booking;
  standing: Standing;
  progress: Progress | undefined;
}

export interface ArrangedQuests {
  /** Those that go on: the one that is played first. */
  now: readonly MyQuest[];
  /** Those that lie ahead, by date; seats that are held come first, those without a date last. */
  booked: readonly MyQuest[];
  /** Places in lines: offered seats first, the one that expires soonest before the others. */
  waiting: readonly Versioned<QuestQueueEntry>[];
  /** Those that are over, the latest first. */
  done: readonly MyQuest[];
  /** The one that goes on, or else begins next. */
  next: MyQuest | undefined;
}

/** A date without an end is over half a day after it began, as the server has it for hangouts. */
const LENGTH_MS = 12 * 3_600_000;
const NOW: readonly Standing[] = ["playing", "running"];
const AHEAD: readonly Standing[] = ["held", "paying", "booked", "anyTime"];

/** Returns the state of a booking; `null` for one that came to nothing, such as a checkout that was left. */
export function standingOf(entry: Versioned<Booking>, progress: Progress | undefined, nowMs: number): Standing | null {
  const { status, payment } = entry.data;
  switch (status) {
    case "held":
      if (!isHeld(entry, nowMs)) return null;
      return payment === "pending" ? "paying" : "held";
    case "expired":
      return payment === "refundDue" || payment === "refunded" ? "paidLate" : null;
    case "abandoned":
      return null;
    case "cancelledByUser":
      return "cancelled";
    case "cancelledByCreator":
      return "calledOff";
    case "transferred":
      return "handedOver";
    case "noShow":
      return "missed";
    case "completed":
      return "completed";
    default:
      return standingOfTicket(entry.data, progress, nowMs);
  }
}

function standingOfTicket({ status, startsAt, endsAt }: Booking, progress: Progress | undefined, nowMs: number) {
  if (progress) return progress.finishedAt ? "over" : "playing";
  if (startsAt === undefined) return "anyTime";
  const startMs = Date.parse(startsAt);
  if ((endsAt ? Date.parse(endsAt) : startMs + LENGTH_MS) <= nowMs) return "over";
  return startMs <= nowMs || status === "checkedIn" ? "running" : "booked";
}

export function arrangeQuests({ bookings, queue, progress }: MyQuests, nowMs: number): ArrangedQuests {
  const progressOf = new Map(progress.map(({ id, data }) => [id, data]));
  const waiting = queue.filter((entry) => isQueued(entry, nowMs)).sort(byUrgency);
  // Seats of an offer are a held booking as well, which is the offer's until it is taken.
  const offered = new Set(waiting.flatMap(({ data }) => (data.status === "offered" ? data.bookingId : [])));
  const mine = bookings.flatMap((entry): MyQuest[] => {
    const ownProgress = progressOf.get(entry.id);
    const standing = offered.has(entry.id) ? null : standingOf(entry, ownProgress, nowMs);
    return standing
      ? [{ id: entry.id, version: entry.version, booking: entry.data, standing, progress: ownProgress }]
      : [];
  });
  const of = (standings: readonly Standing[]) => mine.filter(({ standing }) => standings.includes(standing));
  const now = of(NOW).sort((a, b) => NOW.indexOf(a.standing) - NOW.indexOf(b.standing) || byDate(a, b));
  const booked = of(AHEAD).sort((a, b) => rank(a) - rank(b) || byDate(a, b));
  const done = mine.filter(({ standing }) => !NOW.includes(standing) && !AHEAD.includes(standing)).sort(byLatest);
  const next = now[0] ?? booked.find(({ standing }) => standing === "booked");
  return { now, booked, waiting, done, next };
}

const rank = ({ standing }: MyQuest) => (["held", "paying"].includes(standing) ? 0 : standing === "booked" ? 1 : 2);
const dateOf = ({ booking }: MyQuest) => booking.startsAt ?? booking.createdAt;
const byDate = (a: MyQuest, b: MyQuest) => dateOf(a).localeCompare(dateOf(b));

/** The moment at which something happened last to it, or its date where that is earlier. */
function latestOf(mine: MyQuest): string {
  const happened = mine.progress?.finishedAt ?? mine.booking.history?.at(-1)?.at ?? dateOf(mine);
  return mine.booking.startsAt && mine.booking.startsAt < happened ? mine.booking.startsAt : happened;
}

const byLatest = (a: MyQuest, b: MyQuest) => latestOf(b).localeCompare(latestOf(a));

function byUrgency({ data: a }: Versioned<QuestQueueEntry>, { data: b }: Versioned<QuestQueueEntry>): number {
  const end = ({ status, until }: QuestQueueEntry) => (status === "offered" ? (until ?? "") : "9999");
  return end(a).localeCompare(end(b)) || a.createdAt.localeCompare(b.createdAt);
}
