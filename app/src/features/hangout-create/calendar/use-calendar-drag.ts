import { type PointerEvent, useRef, useState } from "react";
import { longDay } from "~/ui/time/format-time";
import { useWords } from "~/ui/words";
import { addDay, moveBy, moveEnd, moveStart, removeSlot, replaceSlot, SLOTS_MAX, type Slot, STEP_MIN } from "../slots";
import { FROM_MIN, TO_MIN } from "./day-cell";
import { slotText, timesText } from "./slot-text";
import type { CalendarProps } from "./two-weeks";

/** Fewest pixels for a step, so that a finger can aim; in a low calendar a block moves slower than the finger. */
const STEP_MIN_PX = 7;
/** Pixels after which a press is a drag. */
const SLOP_PX = 6;

type Pull = "start" | "end" | "whole";

interface Gesture {
  pointerId: number;
  x: number;
  y: number;
  date: string;
  /** The slot that was pressed, as it was then; none where the day was empty. */
  slot: Slot | null;
  pull: Pull;
  pxPerStep: number;
  isDrag: boolean;
  /** The slots before, to go back to where the browser takes the gesture for scrolling. */
  before: readonly Slot[];
}

/** Pointer and touch on the calendar: press a day, drag over days to copy, pull a block or its edges. */
export function useCalendarDrag(props: CalendarProps & { say: (text: string) => void }) {
  const { slots, onSlots, activeDate, onActiveDate, allDay, min, usual, say } = props;
  const w = useWords().newHangout;
  const gesture = useRef<Gesture | null>(null);
  const [draggedId, setDragged] = useState<string | null>(null);
  const timesFor = (date: string | null) => slots.find((slot) => slot.date === date) ?? slots[0] ?? usual;

  const add = (dates: readonly string[], times = timesFor(activeDate)) => {
    const free = dates.filter((date) => date >= min);
    const next = free.reduce<Slot[]>((all, date) => addDay(all, date, times, crypto.randomUUID()), [...slots]);
    if (next.length === slots.length) return slots.length >= SLOTS_MAX ? say(w.full(SLOTS_MAX)) : undefined;
    const last = free.at(-1) ?? null;
    onSlots(next);
    onActiveDate(last);
    if (last) say(w.added(longDay(last), timesText(times, allDay, w)));
  };

  const press = (date: string, slot: Slot | null) => {
    if (!slot) return add([date]);
    // The first press on another day shows its times, the next one removes it.
    if (activeDate !== date) return onActiveDate(date);
    onSlots(removeSlot(slots, slot.id));
    say(w.removed(longDay(date)));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const day = target.closest<HTMLElement>("[data-date]");
    const date = day?.dataset.date;
    if (!day || !date || date < min || event.button !== 0) return;
    const id = target.closest<HTMLElement>("[data-slot]")?.dataset.slot;
    const slot = slots.find((each) => (id ? each.id === id : each.date === date)) ?? null;
    const height = day.querySelector("[data-slot]")?.parentElement?.clientHeight ?? 0;
    gesture.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      date,
      slot,
      pull: (target.dataset.pull as Pull | undefined) ?? "whole",
      pxPerStep: Math.max(STEP_MIN_PX, (height * STEP_MIN) / (TO_MIN - FROM_MIN)),
      isDrag: false,
      before: slots,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const known = gesture.current;
    if (known?.pointerId !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - known.x, event.clientY - known.y) > SLOP_PX;
    known.isDrag ||= isFar;
    if (!known.isDrag) return;
    const under = dateAt(event);
    if (under && under !== known.date && known.pull === "whole") return copyAcross(known, under);
    if (known.slot && !allDay) pull(known, known.slot, event.clientY);
    else if (!known.slot) add([known.date]);
  };

  const copyAcross = (known: Gesture, date: string) => {
    setDragged(null);
    // Pulling it up or down a little on the way to the next day was not meant.
    const times = known.slot ?? timesFor(activeDate);
    const from = known.before.some((slot) => slot.date === known.date) ? [] : [known.date];
    add([...from, date], times);
  };

  const pull = (known: Gesture, slot: Slot, y: number) => {
    const minutes = Math.round((y - known.y) / known.pxPerStep) * STEP_MIN;
    const moved = {
      start: () => moveStart(slot, slot.startMin + minutes),
      end: () => moveEnd(slot, slot.endMin + minutes),
      whole: () => moveBy(slot, minutes),
    }[known.pull]();
    setDragged(slot.id);
    onActiveDate(slot.date);
    onSlots(replaceSlot(slots, moved));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const known = gesture.current;
    if (known?.pointerId !== event.pointerId) return;
    gesture.current = null;
    setDragged(null);
    if (!known.isDrag) return press(known.date, known.slot);
    const moved = slots.find((slot) => slot.id === known.slot?.id);
    if (moved) say(slotText(moved, allDay, w, "long"));
  };

  const onPointerCancel = () => {
    if (gesture.current) onSlots(gesture.current.before);
    gesture.current = null;
    setDragged(null);
  };

  return { draggedId, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

function dateAt({ clientX, clientY }: PointerEvent): string | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<HTMLElement>("[data-date]")?.dataset.date;
}
