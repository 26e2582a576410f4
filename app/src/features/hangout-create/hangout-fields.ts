/** Fields that a draft sends to the server, and the ones that still keep it from being sent. Pure. */
import type { CreateHangout } from "~/api/schema";
import { deadlineMoment } from "~/ui/hangout-options/options";
import type { EventTime } from "~/ui/time/event-time";
import { addDays } from "~/ui/time/zoned-time";
import { type HangoutDraft, hasOneDate, isWholeDays } from "./draft";
import { instantsOf, type Slot } from "./slots";

/** A reason that a hangout can't be created yet. */
export type Problem = "title" | "when" | "past" | "deadline";

/** Moments of a date, in UTC; whole days begin and end at midnight UTC, wherever one is. */
interface Moments {
  start: string;
  end: string;
}

/** Finds what is missing or over, in the order of the page. */
export function problemsOf(draft: HangoutDraft, nowMs: number): Problem[] {
  const dates = datesOf(draft);
  const isOver = ({ start }: Moments) => Date.parse(start) <= nowMs;
  const deadline = deadlineOf(draft);
  const last = dates
    .map(({ start }) => start)
    .sort()
    .at(-1);
  const isLate = deadline !== null && (Date.parse(deadline) <= nowMs || (last !== undefined && deadline > last));
  return [
    ...(draft.title.trim() === "" ? (["title"] as const) : []),
    ...(dates.length === 0 ? (["when"] as const) : []),
    ...(dates.some(isOver) ? (["past"] as const) : []),
    ...(isLate ? (["deadline"] as const) : []),
  ];
}

/** The dates of a draft. */
export function datesOf(draft: HangoutDraft): Moments[] {
  if (draft.isPoll) return draft.slots.map((slot) => momentsOf(slot, draft));
  return draft.date ? [momentsOfDate(draft.date)] : [];
}

/** True if a slot is over, or begins now. */
export function isPast(slot: Slot, draft: HangoutDraft, nowMs: number): boolean {
  return Date.parse(momentsOf(slot, draft).start) <= nowMs;
}

function momentsOf(slot: Slot, { allDay, timeZone }: HangoutDraft): Moments {
  return allDay ? wholeDays(slot.date, slot.date) : instantsOf(slot, timeZone);
}

function momentsOfDate(date: EventTime): Moments {
  return date.allDay ? wholeDays(date.startDate, date.endDate) : { start: date.startsAt, end: date.endsAt };
}

const wholeDays = (first: string, last: string): Moments => ({
  start: `${first}T00:00:00Z`,
  end: `${addDays(last, 1)}T00:00:00Z`,
});

/** The moment at which voting ends; `null` where the host ends it. */
export function deadlineOf(draft: HangoutDraft): string | null {
  return hasOneDate(draft) ? null : deadlineMoment(draft.options, draft.timeZone);
}

/**
 * The fields of a draft without problems, as `createHangout` takes them. A place in own words has no position, which the
 * record of a place needs: it becomes a line of the message.
 */
export function fieldsOf(draft: HangoutDraft, placeLine = (place: string) => place): CreateHangout {
  const { title, place, placeWords, invitees, options, theme, photoRef, source } = draft;
  const deadline = deadlineOf(draft);
  const where = place || !placeWords ? "" : placeLine(placeWords);
  const note = [where, draft.note.trim()].filter(Boolean).join("\n\n");
  const fields = {
    title: title.trim(),
    ...whenOf(draft),
    ...placeOf(draft),
    invitedIds: [...invitees.people],
    neededIds: [...invitees.needed],
    // Whoever was sent the link sees the invitation before they say who they are.
    visibility: "link" as const,
    plusOnes: options.plusOnes,
    hideVotes: options.hideVotes,
    hideGuests: options.hideGuests,
    theme,
    ...(draft.coverSeed ? { coverSeed: draft.coverSeed } : {}),
    ...(options.noProposals ? { noProposals: true } : {}),
    ...(options.carpool ? { carpool: true } : {}),
    ...(note ? { note } : {}),
    ...(Object.keys(source).length > 0 ? { source } : {}),
    ...(deadline ? { pollDeadline: deadline } : {}),
    ...(options.capacity ? { capacity: options.capacity } : {}),
    ...(photoRef ? { photoRef } : {}),
  };
  return fields;
}

function placeOf({ place, placeWords }: HangoutDraft): Pick<CreateHangout, "place"> {
  if (place) return { place: { mode: "fixed", place: { name: place.name, lng: place.lng, lat: place.lat } } };
  return placeWords ? {} : { place: { mode: "tbd" } };
}

function whenOf(draft: HangoutDraft): Pick<CreateHangout, "when" | "options"> {
  const zone = isWholeDays(draft) ? { allDay: true } : { timeZone: zoneOf(draft) };
  const dates = datesOf(draft);
  const [only] = dates;
  if (hasOneDate(draft) && only) return { when: { mode: "fixed", startsAt: only.start, endsAt: only.end, ...zone } };
  return {
    when: { mode: "poll", ...zone },
    options: dates.map(({ start, end }, at) => ({
      id: draft.slots[at]?.id ?? String(at),
      start,
      durationMin: (Date.parse(end) - Date.parse(start)) / 60_000,
    })),
  };
}

function zoneOf({ isPoll, date, timeZone }: HangoutDraft): string {
  return !isPoll && date && !date.allDay ? date.timeZone : timeZone;
}
