import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { longDay } from "~/ui/time/format-time";
import { addDays } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import { addDay, moveBy, moveEnd, replaceSlot, SLOTS_MAX, type Slot, STEP_MIN } from "../slots";
import { slotText, timesText } from "./slot-text";
import type { CalendarProps } from "./two-weeks";

interface Options extends CalendarProps {
  say: (text: string) => void;
  /** Days in sight. */
  days: readonly string[];
  grid: RefObject<HTMLElement | null>;
  /** Turns to the weeks of a day. */
  show: (date: string) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -14,
  PageDown: 14,
};

/** Keys of the calendar: arrows move, Enter adds or removes, Shift with arrows changes the end, Alt moves the time. */
export function useCalendarKeys(options: Options) {
  const { slots, onSlots, onActiveDate, activeDate, allDay, min, usual, say, days, grid, show } = options;
  const w = useWords().newHangout;
  const [focused, setFocused] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const inSight = (date: string | null): date is string => date !== null && days.includes(date);
  const focusable = [focused, activeDate, min].find(inSight) ?? days[0] ?? null;
  // The day may have come into sight just now.
  useEffect(() => {
    if (!isMoving || focused === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
    setMoving(false);
  }, [isMoving, focused, grid]);

  const move = (to: string) => {
    const date = to < min ? min : to;
    setFocused(date);
    setMoving(true);
    if (!days.includes(date)) show(date);
    if (slots.some((slot) => slot.date === date)) onActiveDate(date);
  };

  const toggle = (date: string) => {
    const own = slots.filter((slot) => slot.date === date);
    if (own.length > 0) {
      onSlots(slots.filter((slot) => slot.date !== date));
      return say(w.removed(longDay(date)));
    }
    if (slots.length >= SLOTS_MAX) return say(w.full(SLOTS_MAX));
    const times = slots.find((slot) => slot.date === activeDate) ?? slots[0] ?? usual;
    onSlots(addDay(slots, date, times, crypto.randomUUID()));
    onActiveDate(date);
    say(w.added(longDay(date), timesText(times, allDay, w)));
  };

  const change = (date: string, by: (slot: Slot) => Slot) => {
    const slot = slots.find((each) => each.date === date);
    if (!slot || allDay) return;
    const changed = by(slot);
    onSlots(replaceSlot(slots, changed));
    onActiveDate(date);
    say(slotText(changed, allDay, w, "long"));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const date = (event.target as HTMLElement).closest<HTMLElement>("[data-date]")?.dataset.date;
    if (!date || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event, date);
    if (!act) return;
    event.preventDefault();
    act();
  };

  const actionOf = ({ key, shiftKey, altKey }: KeyboardEvent, date: string): (() => void) | undefined => {
    const later = key === "ArrowDown" || key === "ArrowRight";
    const minutes = later ? STEP_MIN : -STEP_MIN;
    if (key.startsWith("Arrow") && shiftKey) return () => change(date, (slot) => moveEnd(slot, slot.endMin + minutes));
    if (key.startsWith("Arrow") && altKey) return () => change(date, (slot) => moveBy(slot, minutes));
    const step = STEPS[key];
    if (step !== undefined) return () => move(addDays(date, step));
    const row = days.indexOf(date) < 7 ? days.slice(0, 7) : days.slice(7);
    if (key === "Home") return () => move(row[0] ?? date);
    if (key === "End") return () => move(row.at(-1) ?? date);
    if (key === "Delete" && slots.some((slot) => slot.date === date)) return () => toggle(date);
    if ((key === "Enter" || key === " ") && date >= min) return () => toggle(date);
    return undefined;
  };

  return { focusable, setFocused, onKeyDown };
}
