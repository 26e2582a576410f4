/** Draft of a host's edits of a hangout, and the fields that changed. Pure. */
import type { Hangout } from "~/core";
import { CAPACITY_MAX, deadlineMoment, type HangoutOptions, type Look, themes } from "~/ui/hangout-options/options";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";

/** Place of the hangout. */
export interface EditPlace {
  name: string;
  lng: number;
  lat: number;
}

export interface EditDraft extends Look {
  title: string;
  note: string;
  /** `null` where the place comes later. */
  place: EditPlace | null;
  /** Ids of the people without whom it makes no sense. */
  neededIds: readonly string[];
  options: HangoutOptions;
}

export function draftOf(data: Hangout): EditDraft {
  const place = data.place?.place;
  return {
    title: data.title,
    note: data.note ?? "",
    place: place ? { name: place.name, lng: place.lng, lat: place.lat } : null,
    neededIds: data.neededIds ?? [],
    theme: themes.find((theme) => theme === data.theme) ?? "lagoon",
    photoRef: data.photoRef ?? null,
    options: {
      ...deadlineOf(data),
      capacity: data.capacity ?? null,
      plusOnes: data.plusOnes ?? 0,
      hideVotes: data.hideVotes ?? false,
      hideGuests: data.hideGuests ?? false,
      noProposals: data.noProposals ?? false,
      carpool: data.carpool ?? false,
    },
  };
}

/** Zone whose clocks the deadline is read on. */
export function zoneOf({ when }: Hangout): string {
  return when.timeZone ?? deviceZone();
}

function deadlineOf(data: Hangout): Pick<HangoutOptions, "deadline" | "deadlineTime"> {
  if (!data.pollDeadline) return { deadline: null };
  const { date, time } = wallTimeAt(data.pollDeadline, zoneOf(data));
  return { deadline: date, deadlineTime: time };
}

/** The fields that are wrong. A deadline that is over stays as it is, unless it is changed. */
export function problemsOf(
  draft: EditDraft,
  data: Hangout,
  nowMs: number,
): Partial<Record<"title" | "capacity" | "deadline", true>> {
  const { title, options } = draft;
  const { capacity } = options;
  const isCapacityWrong = capacity !== null && (!Number.isInteger(capacity) || capacity < 1 || capacity > CAPACITY_MAX);
  const deadline = changedFields(draft, draftOf(data), zoneOf(data)).pollDeadline ?? null;
  const last = Math.max(...(data.options ?? []).map(({ start }) => Date.parse(start)));
  const endMs = deadline === null ? null : Date.parse(deadline);
  return {
    ...(title.trim() === "" ? { title: true as const } : {}),
    ...(isCapacityWrong ? { capacity: true as const } : {}),
    ...(endMs !== null && (endMs <= nowMs || endMs > last) ? { deadline: true as const } : {}),
  };
}

/** The changed fields as the server takes them: `null` removes one. */
export function changedFields(draft: EditDraft, before: EditDraft, zone: string) {
  const differs = (field: keyof EditDraft) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  const { place, options } = draft;
  const [deadline, deadlineBefore] = [deadlineMoment(options, zone), deadlineMoment(before.options, zone)];
  const names = ["capacity", "plusOnes", "hideVotes", "hideGuests", "noProposals", "carpool"] as const;
  const changed = names.filter((name) => options[name] !== before.options[name]);
  return {
    ...(draft.title.trim() !== before.title ? { title: draft.title.trim() } : {}),
    ...(draft.note.trim() !== before.note ? { note: draft.note.trim() || null } : {}),
    ...(differs("place") ? { place: place ? { mode: "fixed" as const, place } : { mode: "tbd" as const } } : {}),
    ...(differs("neededIds") ? { neededIds: [...draft.neededIds] } : {}),
    ...(differs("theme") ? { theme: draft.theme } : {}),
    ...(differs("photoRef") ? { photoRef: draft.photoRef } : {}),
    ...(deadline !== deadlineBefore ? { pollDeadline: deadline } : {}),
    ...(Object.fromEntries(changed.map((name) => [name, options[name]])) as Partial<
      Pick<HangoutOptions, (typeof names)[number]>
    >),
  };
}
