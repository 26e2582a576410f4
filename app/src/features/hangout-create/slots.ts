/** Dates that people can vote on, as days and times on the clock of one zone. Pure. */
import { minutesOfTime, timeOfMinutes } from "~/ui/time/parse-time";
import { addDays, daysBetween, resolveWallTime, type WallTime, wallTimeAt } from "~/ui/time/zoned-time";

/** A day with times, in minutes from its midnight. An end after 24:00 lies on the next day. */
export interface Slot {
  id: string;
  date: string;
  startMin: number;
  endMin: number;
}

export type Times = Pick<Slot, "startMin" | "endMin">;

/** Most dates of a poll. */
export const SLOTS_MAX = 20;
/** Times move in steps of so many minutes. */
export const STEP_MIN = 30;
const DAY_MIN = 24 * 60;
/** Latest end: six in the morning of the next day. */
const END_MAX_MIN = DAY_MIN + 6 * 60;
const LATE_MORNING: Times = { startMin: 11 * 60, endMin: 16 * 60 };
const EVENING: Times = { startMin: 18 * 60, endMin: 21 * 60 };
const NIGHT: Times = { startMin: 20 * 60, endMin: 23 * 60 };

/** Times that suit a category. */
export function usualTimes(category: string | null): Times {
  if (category === "food" || category === "making") return EVENING;
  return category === "nights" ? NIGHT : LATE_MORNING;
}

export function inOrder(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((one, other) => one.date.localeCompare(other.date) || one.startMin - other.startMin);
}

/** Adds a day with the times that were used last; a day that is there stays as it is, and so does a full list. */
export function addDay(slots: readonly Slot[], date: string, times: Times, id: string): Slot[] {
  if (slots.length >= SLOTS_MAX || slots.some((slot) => slot.date === date)) return [...slots];
  return inOrder([...slots, { id, date, startMin: times.startMin, endMin: times.endMin }]);
}

/** Adds a second time on the same day, after the ones that are there. */
export function addTime(slots: readonly Slot[], date: string, id: string): Slot[] {
  const last = slots.filter((slot) => slot.date === date).at(-1);
  if (!last || slots.length >= SLOTS_MAX) return [...slots];
  const startMin = Math.min(last.endMin, DAY_MIN - 2 * STEP_MIN);
  return inOrder([...slots, { id, date, startMin, endMin: startMin + 3 * 60 }]);
}

export function removeSlot(slots: readonly Slot[], id: string): Slot[] {
  return slots.filter((slot) => slot.id !== id);
}

export function replaceSlot(slots: readonly Slot[], slot: Slot): Slot[] {
  return inOrder(slots.map((each) => (each.id === slot.id ? slot : each)));
}

/** Moves the end; at least one step stays. */
export function moveEnd<Part extends Times>(slot: Part, endMin: number): Part {
  return { ...slot, endMin: clamp(endMin, slot.startMin + STEP_MIN, END_MAX_MIN) };
}

/** Moves the start; the end stays where it is. */
export function moveStart<Part extends Times>(slot: Part, startMin: number): Part {
  return { ...slot, startMin: clamp(startMin, 0, Math.min(slot.endMin, DAY_MIN) - STEP_MIN) };
}

/** Moves the whole slot within its day; its length stays. */
export function moveBy<Part extends Times>(slot: Part, minutes: number): Part {
  const length = slot.endMin - slot.startMin;
  const startMin = clamp(slot.startMin + minutes, 0, Math.min(DAY_MIN - STEP_MIN, END_MAX_MIN - length));
  return { ...slot, startMin, endMin: startMin + length };
}

/** The slot with times as fields have them: an end that isn't after the start lies on the next day. */
export function withTimes(slot: Slot, start: string, end: string): Slot {
  const [startMin, endMin] = [minutesOfTime(start), minutesOfTime(end)];
  return { ...slot, startMin, endMin: endMin > startMin ? endMin : endMin + DAY_MIN };
}

export function startOf({ date, startMin }: Slot): WallTime {
  return { date, time: timeOfMinutes(startMin) };
}

/** The slot from one instant to another, on the clock of a zone; at least a step, and at most until the next morning. */
export function slotBetween(id: string, { start, end }: { start: string; end: string }, zone: string): Slot {
  const [from, to] = [wallTimeAt(start, zone), wallTimeAt(end, zone)];
  const endMin = daysBetween(from.date, to.date) * DAY_MIN + minutesOfTime(to.time);
  return moveEnd({ id, date: from.date, startMin: minutesOfTime(from.time), endMin }, endMin);
}

/** Instants of a slot. A time that the clocks skip is the first moment after it; of one they show twice it is the first. */
export function instantsOf(slot: Slot, zone: string): { start: string; end: string } {
  const endsNextDay = slot.endMin >= DAY_MIN;
  const end = { date: endsNextDay ? addDays(slot.date, 1) : slot.date, time: timeOfMinutes(slot.endMin % DAY_MIN) };
  return { start: instantOf(startOf(slot), zone), end: instantOf(end, zone) };
}

function instantOf(wall: WallTime, zone: string): string {
  const found = resolveWallTime(wall, zone);
  return found.kind === "overlap" ? found.earlier : found.instant;
}

/**
 * Proposes days: the first weekend days that leave people time to answer, the first two of one weekend and one of the
 * next. In a month that is yet to come they are its own.
 */
export function proposeDays(today: string, month: number | null, count = 3): string[] {
  const soonest = addDays(today, 3);
  const first = month === null ? soonest : later(soonest, firstOfMonth(today, month));
  const days: string[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) if (isWeekend(day)) days.push(day);
  return days;
}

/** The first day of the next month of that number; today's own month has begun. */
function firstOfMonth(today: string, month: number): string {
  const [year, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // A month that is over is not a year's wait: the wish is open now.
  if (month < thisMonth) return today;
  return `${year}-${String(month).padStart(2, "0")}-01`;
}

const later = (one: string, other: string) => (one > other ? one : other);
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
