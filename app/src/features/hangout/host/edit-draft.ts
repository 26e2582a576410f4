/** Draft of a host's edits of a hangout, and the fields that changed. Pure. */
import type { Hangout } from "~/core";

/** Place of the hangout. */
export interface EditPlace {
  name: string;
  lng: number;
  lat: number;
}

export interface EditDraft {
  title: string;
  note: string;
  /** `null` where the place comes later. */
  place: EditPlace | null;
  /** `null` where there is room for everybody. */
  capacity: number | null;
  plusOnes: number;
  /** End of voting, ISO-8601; `null` where the host ends it. */
  deadline: string | null;
  hideVotes: boolean;
  hideGuests: boolean;
  noProposals: boolean;
}

const SEATS_MAX = 10_000;

export function draftOf(data: Hangout): EditDraft {
  const place = data.place?.place;
  return {
    title: data.title,
    note: data.note ?? "",
    place: place ? { name: place.name, lng: place.lng, lat: place.lat } : null,
    capacity: data.capacity ?? null,
    plusOnes: data.plusOnes ?? 0,
    deadline: data.pollDeadline ?? null,
    hideVotes: data.hideVotes ?? false,
    hideGuests: data.hideGuests ?? false,
    noProposals: data.noProposals ?? false,
  };
}

/** The fields that are wrong. A deadline that is over stays as it is, unless it is changed. */
export function problemsOf(draft: EditDraft, nowMs: number): Partial<Record<"title" | "capacity" | "deadline", true>> {
  const { title, capacity, deadline } = draft;
  const isCapacityWrong = capacity !== null && (!Number.isInteger(capacity) || capacity < 1 || capacity > SEATS_MAX);
  return {
    ...(title.trim() === "" ? { title: true as const } : {}),
    ...(isCapacityWrong ? { capacity: true as const } : {}),
    ...(deadline !== null && Date.parse(deadline) <= nowMs ? { deadline: true as const } : {}),
  };
}

/** The changed fields as the server takes them: `null` removes one. */
export function changedFields(draft: EditDraft, data: Hangout) {
  const before = draftOf(data);
  const differs = (field: keyof EditDraft) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  const { place } = draft;
  return {
    ...(differs("title") ? { title: draft.title.trim() } : {}),
    ...(differs("note") ? { note: draft.note.trim() || null } : {}),
    ...(differs("place") ? { place: place ? { mode: "fixed" as const, place } : { mode: "tbd" as const } } : {}),
    ...(differs("capacity") ? { capacity: draft.capacity } : {}),
    ...(differs("plusOnes") ? { plusOnes: draft.plusOnes } : {}),
    ...(differs("deadline") ? { pollDeadline: draft.deadline } : {}),
    ...(differs("hideVotes") ? { hideVotes: draft.hideVotes } : {}),
    ...(differs("hideGuests") ? { hideGuests: draft.hideGuests } : {}),
    ...(differs("noProposals") ? { noProposals: draft.noProposals } : {}),
  };
}

/** A moment as the field has it: "2026-11-25T12:00" by the clock of this device. */
export function localTime(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
