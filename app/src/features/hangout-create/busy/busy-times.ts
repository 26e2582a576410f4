/** Hours of a day that are taken, in the zone that dates are chosen in. Pure. */

import type { MyHangout } from "~/sync/hangouts/my-hangouts";
import type { Appointment } from "~/sync/hangouts/own-calendar";
import { minutesOfTime } from "~/ui/time/parse-time";
import { addDays, wallTimeAt } from "~/ui/time/zoned-time";

/** Part of a day that is taken, in minutes from its midnight. */
export interface Busy {
  title: string;
  startMin: number;
  endMin: number;
  allDay: boolean;
}

const DAY_MIN = 24 * 60;
/** Length of a hangout without an end. */
const UNENDED_MS = 2 * 3_600_000;

/** The hangouts somebody comes to, as appointments. */
export function appointmentsOf(hangouts: readonly MyHangout[]): Appointment[] {
  return hangouts.flatMap(({ hangout: { title, status, when }, member }): Appointment[] => {
    const { startsAt, endsAt, allDay = false } = when;
    if (status !== "scheduled" || !startsAt || !member || member.rsvp === "no") return [];
    if (allDay) return [{ title, start: startsAt.slice(0, 10), end: dayAfter(startsAt, endsAt), allDay }];
    const end = endsAt ?? new Date(Date.parse(startsAt) + UNENDED_MS).toISOString();
    return [{ title, start: startsAt, end, allDay }];
  });
}

const dayAfter = (startsAt: string, endsAt: string | undefined) =>
  endsAt ? endsAt.slice(0, 10) : addDays(startsAt.slice(0, 10), 1);

/** The parts of each day that are taken, by its date. */
export function busyByDay(appointments: readonly Appointment[], zone: string): ReadonlyMap<string, readonly Busy[]> {
  const days = new Map<string, Busy[]>();
  const add = (date: string, busy: Busy) => days.set(date, [...(days.get(date) ?? []), busy]);
  for (const { title, start, end, allDay } of appointments) {
    if (allDay) {
      for (let date = start; date < end; date = addDays(date, 1)) {
        add(date, { title, startMin: 0, endMin: DAY_MIN, allDay });
      }
      continue;
    }
    const [from, to] = [wallTimeAt(start, zone), wallTimeAt(end, zone)];
    for (let date = from.date; date <= to.date; date = addDays(date, 1)) {
      const startMin = date === from.date ? minutesOfTime(from.time) : 0;
      const endMin = date === to.date ? minutesOfTime(to.time) : DAY_MIN;
      if (endMin > startMin) add(date, { title, startMin, endMin, allDay });
    }
  }
  return days;
}
