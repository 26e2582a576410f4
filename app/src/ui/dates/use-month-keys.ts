import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, addMonths } from "../time/zoned-time";

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * The month a calendar shows, and the keys that leave it: arrows at its edge, Page up and Page down. Mantine's calendar
 * moves by keys inside of a month only.
 */
export function useMonthKeys(begin: string, { min, max }: Bounds) {
  const [month, setMonth] = useState(begin);
  const calendar = useRef<HTMLElement | null>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is there once its month is drawn
  useEffect(() => {
    if (wanted.current) calendar.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [month]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const date = (event.target as HTMLElement).dataset.date;
    const target = date === undefined ? null : targetOf(event.key, date);
    if (!date || !target || target.slice(0, 7) === date.slice(0, 7)) return;
    event.preventDefault();
    event.stopPropagation();
    calendar.current = event.currentTarget;
    wanted.current = within(target, min, max);
    if (wanted.current !== date) setMonth(wanted.current);
  };
  return { month, setMonth, onKeyDown };
}

function targetOf(key: string, date: string): string | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(date, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? null : addMonths(date, months);
}

function within(date: string, min: string | undefined, max: string | undefined): string {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
