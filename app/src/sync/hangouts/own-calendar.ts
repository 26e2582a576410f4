/**
 * Appointments of a person's own calendar, to see while they choose dates: on this device alone, and never sent. They go
 * with the rest of the person's hangouts when they sign out.
 */
import { readItem, removeItem, writeItem } from "~/state/device";

/** An appointment. A whole day begins and ends at midnight in no zone: `start` and `end` are dates, `end` the day after. */
export interface Appointment {
  title: string;
  /** ISO-8601 moment, or date where `allDay`. */
  start: string;
  end: string;
  allDay: boolean;
}

export interface OwnCalendar {
  /** Name of the file it was read from. */
  name: string;
  appointments: readonly Appointment[];
}

const nameOf = (uid: string) => `hangout/${uid}/own-calendar`;

export function readOwnCalendar(uid: string): Promise<OwnCalendar | undefined> {
  return readItem<OwnCalendar>(nameOf(uid));
}

export function storeOwnCalendar(uid: string, calendar: OwnCalendar): Promise<void> {
  return writeItem(nameOf(uid), calendar);
}

export function forgetOwnCalendar(uid: string): Promise<void> {
  return removeItem(nameOf(uid));
}
