/** Reads the appointments of an iCalendar file, repeated ones spelled out. Pure. */
import ICAL from "ical.js";
import type { Appointment } from "~/sync/hangouts/own-calendar";

/** Most appointments that are kept of a file, and most repetitions that one of them is followed for. */
const APPOINTMENTS_MAX = 2_000;
const REPETITIONS_MAX = 5_000;

interface Range {
  fromMs: number;
  toMs: number;
}

/** Appointments that take time in a range; those that are cancelled or marked as free don't. Throws where it is no calendar. */
export function readCalendar(text: string, range: Range): Appointment[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("the file holds no calendar");
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  const isFree = ({ component }: ICAL.Event) =>
    component.getFirstPropertyValue("transp") === "TRANSPARENT" ||
    component.getFirstPropertyValue("status") === "CANCELLED";
  for (const moved of events.filter((event) => event.isRecurrenceException())) {
    const series = events.find((event) => event.uid === moved.uid && !event.isRecurrenceException());
    series?.relateException(moved);
  }
  const whole = events.filter((event) => !event.isRecurrenceException() && !isFree(event));
  const found = whole.flatMap((event) => occurrencesOf(event, range));
  return found.sort((a, b) => a.start.localeCompare(b.start)).slice(0, APPOINTMENTS_MAX);
}

function occurrencesOf(event: ICAL.Event, range: Range): Appointment[] {
  if (!event.isRecurring()) return within([appointmentOf(event.summary, event.startDate, event.endDate)], range);
  const found: Appointment[] = [];
  const dates = event.iterator();
  for (let count = 0; count < REPETITIONS_MAX; count += 1) {
    const date = dates.next();
    if (!date || date.toJSDate().getTime() >= range.toMs) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date);
    found.push(appointmentOf(item.summary, startDate, endDate));
  }
  return within(found, range);
}

/** A time without a zone is one of this device. */
function appointmentOf(summary: string | null, start: ICAL.Time, end: ICAL.Time): Appointment {
  const write = (time: ICAL.Time) => (start.isDate ? time.toString().slice(0, 10) : time.toJSDate().toISOString());
  return { title: summary?.trim() ?? "", start: write(start), end: write(end), allDay: start.isDate };
}

function within(appointments: readonly Appointment[], { fromMs, toMs }: Range): Appointment[] {
  return appointments.filter(({ start, end }) => Date.parse(end) > fromMs && Date.parse(start) < toMs);
}
