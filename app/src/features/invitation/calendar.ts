import { calendarFile } from "~/ui/calendar-file/write-calendar";
import { saveFile } from "~/ui/save-file";
import type { EventTime } from "~/ui/time/event-time";
import type { InvitationView } from "./model";

const HOUR_MS = 3_600_000;
const HOURS = 2;

/** Saves the fixed date as a calendar file. Saved again after a change, it replaces the event in the calendar. */
export function saveCalendarFile(view: InvitationView, url: string): void {
  const when = timeOf(view);
  if (!when) return;
  const place = view.place?.place;
  const file = calendarFile({
    uid: `${view.hangoutId}@yonder`,
    sequence: view.version ?? 0,
    changedAt: view.changedAt ?? new Date().toISOString(),
    title: view.title,
    ...(view.status === "cancelled" ? { status: "cancelled" } : {}),
    when,
    url,
    ...(view.note ? { description: view.note } : {}),
    ...(place ? { location: place.name, position: { lat: place.lat, lng: place.lng } } : {}),
  });
  saveFile(file);
}

/** Calendars want an end: a date without one takes two hours. */
function timeOf({ when: { startsAt, endsAt, allDay, timeZone } }: InvitationView): EventTime | undefined {
  if (!startsAt) return undefined;
  const end = endsAt ?? (allDay ? startsAt : new Date(Date.parse(startsAt) + HOURS * HOUR_MS).toISOString());
  if (allDay) return { allDay: true, startDate: startsAt.slice(0, 10), endDate: end.slice(0, 10) };
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { allDay: false, startsAt, endsAt: end, timeZone: zone };
}
