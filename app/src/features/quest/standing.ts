/** Relation of the reader to a quest: the one thing that its booking card is about. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking, Progress, Quest, QuestQueueEntry, QuestSession } from "~/core";
import { isBooked, isHeld, isQueued, type MyQuests, type QuestSnapshot } from "~/sync/quests/quest";
import { isBookable, seatsFree } from "~/sync/quests/seats";

type Dated = Versioned<QuestSession>;

export type Standing =
  /** Seen by its creator alone. */
  | { name: "draft" }
  /** Begun and not finished. */
  | { name: "running"; booking: Versioned<Booking>; progress: Progress }
  /** Seats of a full date came free, and are kept for a while. */
  | { name: "offered"; entry: QuestQueueEntry; session: Dated | undefined }
  /** A checkout was begun. */
  | { name: "held"; booking: Versioned<Booking> }
  /** The date that was booked does not take place. */
  | { name: "calledOff"; booking: Versioned<Booking>; next: Dated | undefined }
  | { name: "booked"; booking: Versioned<Booking> }
  | { name: "cancelled" }
  | { name: "archived" }
  | { name: "paused" }
  | { name: "waiting"; entry: QuestQueueEntry; session: Dated | undefined }
  | {
      name: "done";
      booking: Versioned<Booking>;
      progress: Progress | undefined;
      isReviewed: boolean;
      /** The session without a date in which it can be done again at once. */
      again: Dated | undefined;
    }
  /** It can be started at any time. */
  | { name: "anytime"; session: Dated }
  | { name: "open"; dates: readonly Dated[] }
  | { name: "full"; dates: readonly Dated[] }
  /** Dates are to come, but none can be booked any more. */
  | { name: "closed"; dates: readonly Dated[] }
  /** A date is under way, and no other one is to come. */
  | { name: "underWay"; session: Dated }
  | { name: "past" };

/** Milliseconds for which the card is about a date that was cancelled. */
const CALLED_OFF_MS = 14 * 86_400_000;

export function standingOf(snapshot: QuestSnapshot, mine: MyQuests, uid: string | null, nowMs: number): Standing {
  const { quest, sessions } = snapshot;
  const isOwn = uid !== null && quest.data.creatorId === uid;
  if (isOwn && (quest.data.status === "draft" || quest.data.status === "inReview")) return { name: "draft" };
  const offer = offerOf(quest.data, sessions, nowMs);
  return (
    ownStanding(snapshot, mine, nowMs, offer) ??
    closedStanding(quest.data) ??
    waitingStanding(mine, sessions, nowMs) ??
    doneStanding(snapshot, mine, offer) ??
    offer
  );
}

/** Dates to come that are not called off, the earliest first. */
export function comingDates(sessions: readonly Dated[], nowMs: number): readonly Dated[] {
  return sessions.filter(
    ({ data }) =>
      data.startsAt !== undefined &&
      Date.parse(data.startsAt) > nowMs &&
      (data.status === undefined || data.status === "open" || data.status === "closed"),
  );
}

/** Returns the booking, offer or checkout of the reader, which goes before anything that everybody sees. */
function ownStanding(snapshot: QuestSnapshot, mine: MyQuests, nowMs: number, offer: Standing): Standing | null {
  const { bookings, queue, progress } = mine;
  const begun = progress.find(({ data }) => data.finishedAt === undefined);
  const played = begun && bookings.find((each) => each.id === begun.id && isBooked(each));
  if (begun && played) return { name: "running", booking: played, progress: begun.data };
  const entry = queue.find((each) => each.data.status === "offered" && isQueued(each, nowMs))?.data;
  if (entry) return { name: "offered", entry, session: sessionOf(snapshot.sessions, entry) };
  const held = bookings.find((each) => isHeld(each, nowMs));
  if (held) return { name: "held", booking: held };
  const booked = bookings
    .filter((each) => isBooked(each) && !isOver(each, mine, nowMs))
    .sort((a, b) => (a.data.startsAt ?? "").localeCompare(b.data.startsAt ?? ""))[0];
  if (booked) return { name: "booked", booking: booked };
  const calledOff = bookings.find((each) => isCalledOff(each, nowMs));
  const next =
    offer.name === "open" ? offer.dates.find((date) => seatsFree(snapshot.quest.data, date.data) > 0) : undefined;
  return calledOff ? { name: "calledOff", booking: calledOff, next } : null;
}

function closedStanding({ status }: Quest): Standing | null {
  return status === "cancelled" || status === "archived" || status === "paused" ? { name: status } : null;
}

function waitingStanding({ queue }: MyQuests, sessions: readonly Dated[], nowMs: number): Standing | null {
  const entry = queue.find((each) => isQueued(each, nowMs))?.data;
  if (!entry) return null;
  const session = sessionOf(sessions, entry);
  const isAhead = session && Date.parse(session.data.startsAt ?? "") > nowMs;
  return isAhead ? { name: "waiting", entry, session } : null;
}

function doneStanding({ reviews }: QuestSnapshot, { bookings, progress }: MyQuests, offer: Standing): Standing | null {
  const booking = bookings.find(({ data }) => data.status === "completed");
  if (!booking) return null;
  return {
    name: "done",
    booking,
    progress: progress.find(({ id }) => id === booking.id)?.data,
    isReviewed: reviews.some(({ id }) => id === booking.id),
    again: offer.name === "anytime" ? offer.session : undefined,
  };
}

/** Returns the offer to everybody. */
function offerOf(quest: Quest, sessions: readonly Dated[], nowMs: number): Standing {
  const anytime = sessions.find(({ data }) => data.startsAt === undefined && isBookable(quest, data, nowMs));
  if (anytime) return { name: "anytime", session: anytime };
  const dates = comingDates(sessions, nowMs);
  const bookable = dates.filter(({ data }) => isBookable(quest, data, nowMs));
  if (bookable.some(({ data }) => seatsFree(quest, data) > 0)) return { name: "open", dates };
  if (bookable.length > 0) return { name: "full", dates };
  if (dates.length > 0) return { name: "closed", dates };
  const now = sessions.find((each) => isUnderWay(each.data, nowMs));
  return now ? { name: "underWay", session: now } : { name: "past" };
}

function isUnderWay({ startsAt = "", endsAt = "", status }: QuestSession, nowMs: number): boolean {
  return status !== "cancelled" && Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt);
}

/** True for a booking whose date has ended, or that was played to its end. */
function isOver({ id, data }: Versioned<Booking>, { progress }: MyQuests, nowMs: number): boolean {
  const isFinished = progress.some((each) => each.id === id && each.data.finishedAt !== undefined);
  return isFinished || (data.endsAt !== undefined && Date.parse(data.endsAt) < nowMs);
}

function isCalledOff({ data }: Versioned<Booking>, nowMs: number): boolean {
  if (data.status !== "cancelledByCreator") return false;
  const at = data.history?.at(-1)?.at ?? data.createdAt;
  return nowMs - Date.parse(at) < CALLED_OFF_MS;
}

function sessionOf(sessions: readonly Dated[], { sessionId }: QuestQueueEntry): Dated | undefined {
  return sessions.find(({ id }) => id === sessionId);
}
