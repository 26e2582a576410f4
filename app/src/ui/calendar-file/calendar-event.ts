import type { RecurrenceRule } from "../recurrence/rule";
import type { EventTime } from "../time/event-time";

/** Something that goes into a calendar. */
export interface CalendarEvent {
  /** Stays the same for good: by it, calendars find the event they have when it comes again. */
  uid: string;
  /** Grows with each change of time, place or status; the higher one wins. */
  sequence: number;
  /** Time of the last change, ISO-8601. */
  changedAt: string;
  title: string;
  when: EventTime;
  repeats?: RecurrenceRule;
  description?: string;
  location?: string;
  position?: { lat: number; lng: number };
  url?: string;
  /** Reminder, in minutes before it begins. */
  remindMin?: number;
  status?: "confirmed" | "tentative" | "cancelled";
}
