import { toRRule } from "../recurrence/rule";
import { addDays, wallTimeAt } from "../time/zoned-time";
import type { CalendarEvent } from "./calendar-event";

/** The page of Google Calendar that offers to add an event; nothing is sent before somebody opens it. */
export function googleCalendarLink({ title, when, repeats, description, location, url }: CalendarEvent): string {
  const link = new URL("https://calendar.google.com/calendar/render");
  const set = (name: string, value: string | undefined) => value && link.searchParams.set(name, value);
  set("action", "TEMPLATE");
  set("text", title);
  if (when.allDay) {
    set("dates", `${basic(when.startDate)}/${basic(addDays(when.endDate, 1))}`);
  } else {
    const wall = (instant: string) => {
      const { date, time } = wallTimeAt(instant, when.timeZone);
      return basic(`${date}T${time}:00`);
    };
    set("dates", `${wall(when.startsAt)}/${wall(when.endsAt)}`);
    set("ctz", when.timeZone);
  }
  set("recur", repeats && `RRULE:${toRRule(repeats, when)}`);
  set("details", [description, url].filter(Boolean).join("\n\n"));
  set("location", location);
  return link.href;
}

function basic(text: string): string {
  return text.replace(/[-:]/g, "");
}
