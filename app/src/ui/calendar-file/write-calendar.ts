/** Writes calendar files (RFC 5545) that every calendar reads. Loads the library of 8 kB with it. */
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { startDate, toExDate, toRRule } from "../recurrence/rule";
import type { EventTime } from "../time/event-time";
import { addDays } from "../time/zoned-time";
import type { CalendarEvent } from "./calendar-event";
import { timeZoneComponent } from "./time-zone-component";

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The text of a calendar file. Where all its events are cancelled, it takes them out of the calendars that have them. */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const isCancelled = events.length > 0 && events.every(({ status }) => status === "cancelled");
  const calendar = ical({
    prodId: { company: "Yonder", product: "Yonder" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, firstYear(events, zone)) },
  });
  for (const event of events) calendar.createEvent(eventData(event));
  return calendar.toString();
}

function firstYear(events: readonly CalendarEvent[], zone: string): number {
  const inZone = events.filter(({ when }) => !when.allDay && when.timeZone === zone);
  return Math.min(...inZone.map(({ when }) => Number(startDate(when).slice(0, 4))));
}

function eventData(event: CalendarEvent): ICalEventData {
  const { uid, sequence, changedAt, title, when, repeats, description, location, position, url, remindMin } = event;
  const changed = Temporal.Instant.from(changedAt);
  return {
    id: uid,
    sequence,
    // With a METHOD, this is the moment when the file is made.
    stamp: Temporal.Now.instant(),
    lastModified: changed,
    summary: title,
    status: STATUS[event.status ?? "confirmed"],
    ...times(when),
    ...(repeats && {
      repeating: [`RRULE:${toRRule(repeats, when)}`, toExDate(repeats, when)].filter(Boolean).join("\n"),
    }),
    ...(description && { description }),
    ...(location && { location: { title: location, ...(position && { geo: geo(position) }) } }),
    ...(url && { url }),
    ...(remindMin && { alarms: [{ type: ICalAlarmType.display, trigger: remindMin * 60, description: title }] }),
  };
}

const geo = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lon: lng });

function times(when: EventTime): Pick<ICalEventData, "start" | "end" | "timezone" | "allDay"> {
  if (when.allDay) {
    // The end of whole days is the day after, which is not part of it any more.
    const [start, end] = [when.startDate, addDays(when.endDate, 1)];
    return { allDay: true, start: Temporal.PlainDate.from(start), end: Temporal.PlainDate.from(end) };
  }
  const at = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(when.timeZone);
  return { start: at(when.startsAt), end: at(when.endsAt), timezone: when.timeZone };
}

/** The name and content of the file that somebody saves. */
export function calendarFile(event: CalendarEvent): File {
  const name = event.title
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()
    .slice(0, 60);
  return new File([writeCalendar([event])], `${name || "event"}.ics`, { type: "text/calendar;charset=utf-8" });
}
