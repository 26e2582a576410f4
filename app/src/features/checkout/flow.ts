/** Next step of a checkout, decided from the quest, its dates and the reader's bookings. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking, FieldError, Quest, QuestQueueEntry, QuestSession } from "~/core";
import { isBooked, isQueued } from "~/sync/quests/quest";
import { isBookable, priceOfSeat, seatsFree } from "~/sync/quests/seats";

export type Session = Versioned<QuestSession>;
/** Steps of the form; `questions` where the creator asks something. */
export type Step = "when" | "questions" | "confirm";

/** Seats of one booking, as the server has it. */
export const SEATS_MAX = 10;
/** Characters of a name, and of one answer, as the server has it. */
export const NAME_MAX = 60;
export const ANSWER_MAX = 1_000;
/** Minutes that seats are held for where the quest does not say. */
const HOLD_MIN_DEFAULT = 10;

export function holdMinutes({ holdMin }: Quest): number {
  return holdMin ?? HOLD_MIN_DEFAULT;
}

/** True for who books with one press: nothing is to be paid. */
export function isOneStep(quest: Quest, session: QuestSession | undefined): boolean {
  return priceOfSeat(quest, session) === null;
}

export function stepsOf(quest: Quest, session: QuestSession | undefined): readonly Step[] {
  if (isOneStep(quest, session)) return ["when"];
  return (quest.questions ?? []).length > 0 ? ["when", "questions", "confirm"] : ["when", "confirm"];
}

/** Dates that take bookings, the earliest first. */
export function openDates(quest: Quest, sessions: readonly Session[], nowMs: number): readonly Session[] {
  return sessions.filter(({ data }) => isBookable(quest, data, nowMs));
}

/** Seats the reader can have on a date: those that are free, and those held for them. */
export function seatsForMe(quest: Quest, { id, data }: Session, held: HeldSeats | null): number {
  return seatsFree(quest, data) + (held?.sessionId === id ? held.seats : 0);
}

interface HeldSeats {
  sessionId: string;
  seats: number;
}

/** Seats that a checkout begins with: those of the address are the last press, while a draft may be older. */
export function seatsToBook(asked: string | null, drafted: number | null, held: number | undefined): number {
  const seats = Number(asked) || drafted || held || 1;
  return Math.min(SEATS_MAX, Math.max(1, Math.trunc(seats)));
}

/** The date a checkout begins with: the one asked for, else the first with seats. */
export function firstDate(quest: Quest, dates: readonly Session[], asked: string | null): Session | undefined {
  return dates.find(({ id }) => id === asked) ?? dates.find(({ data }) => seatsFree(quest, data) > 0) ?? dates[0];
}

/** The reader's ticket on a date. */
export function ticketOn(bookings: readonly Versioned<Booking>[], sessionId: string | undefined) {
  return bookings.find((booking) => booking.data.sessionId === sessionId && isBooked(booking));
}

/** The latest booking on a date whose seats are held, or were until their time was over. */
export function heldOn(bookings: readonly Versioned<Booking>[], sessionId: string | undefined) {
  return bookings
    .filter(
      ({ data }) =>
        ["held", "expired"].includes(data.status) && (sessionId === undefined || data.sessionId === sessionId),
    )
    .sort((a, b) => b.data.createdAt.localeCompare(a.data.createdAt))[0];
}

/** The reader's place in the line of a date. */
export function placeOn(
  queue: readonly Versioned<QuestQueueEntry>[],
  sessionId: string | undefined,
  nowMs: number,
): Versioned<QuestQueueEntry> | undefined {
  return queue.find((entry) => entry.data.sessionId === sessionId && isQueued(entry, nowMs));
}

/** Other dates with enough seats, those nearest to a date first. */
export function nearestDates(
  quest: Quest,
  dates: readonly Session[],
  wanted: Session | undefined,
  seats: number,
): readonly Session[] {
  const momentOf = ({ data }: Session) => (data.startsAt ? Date.parse(data.startsAt) : 0);
  const wantedMs = wanted ? momentOf(wanted) : 0;
  const distance = (session: Session) => Math.abs(momentOf(session) - wantedMs);
  return dates
    .filter((session) => session.id !== wanted?.id && seatsFree(quest, session.data) >= seats)
    .sort((a, b) => distance(a) - distance(b));
}

/** The place somebody would get in the line of a date. */
export function nextPlace({ seats }: QuestSession): number {
  return (seats?.waiting ?? 0) + 1;
}

/** Names without empty ones at the end, as many as there are other seats. */
export function namesToSend(names: readonly string[], seats: number): string[] {
  const all = names.slice(0, seats - 1).map((name) => name.trim());
  while (all.at(-1) === "") all.pop();
  return all;
}

/** Answers to questions that are asked, without empty ones. */
export function answersToSend(quest: Quest, answers: Readonly<Record<string, string>>): Record<string, string> {
  const given = (quest.questions ?? []).map(({ id }) => [id, (answers[id] ?? "").trim()] as const);
  return Object.fromEntries(given.filter(([, answer]) => answer !== ""));
}

/** Answers that the server would refuse, as it names them. */
export function wrongAnswers(quest: Quest, answers: Readonly<Record<string, string>>): FieldError[] {
  return (quest.questions ?? []).flatMap(({ id, required }) => {
    const answer = (answers[id] ?? "").trim();
    if (required && answer === "") return [{ field: `answers.${id}`, message: "is required" }];
    return [...answer].length > ANSWER_MAX ? [{ field: `answers.${id}`, message: "too long" }] : [];
  });
}
