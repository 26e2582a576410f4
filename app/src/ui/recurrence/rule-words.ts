/** Says a rule in words: "Every Saturday until Sat, 19 Dec 2026". */
import { listed } from "../format";
import { dayAndMonth, fieldDay, format, shortDay } from "../time/format-time";
import { inOrderOfWeek } from "../time/week";
import type { ControlWords } from "../words/controls";
import { locale } from "../words/language";
import { nthWeekday, type RecurrenceRule, type Weekday, weekdayOf, weekdays } from "./rule";

type RecurrenceWords = ControlWords["recurrence"];

/** A Monday, from which the names of the other weekdays are counted. */
const MONDAY = "2024-01-01";

/** The name of a weekday, "Saturday" or "Sat". */
export function weekdayName(day: Weekday, style: "long" | "short", language: string = locale()): string {
  const date = `${MONDAY.slice(0, 8)}0${weekdays.indexOf(day) + 1}`;
  return format(date, { weekday: style }, language).replace(".", "");
}

/** The whole rule of something that starts on a date. */
export function ruleText(w: RecurrenceWords, rule: RecurrenceRule, start: string): string {
  const { ends, except } = rule;
  const parts = [pattern(w, rule, start)];
  if (ends.kind === "on") parts.push(w.until(fieldDay(ends.date)));
  if (ends.kind === "after") parts.push(w.times(ends.count));
  const text = parts.join(ends.kind === "after" ? ", " : " ");
  return except.length > 0 ? w.except(text, listed([...except].sort().map((date) => shortDay(date)))) : text;
}

function pattern(
  w: RecurrenceWords,
  { every, unit, weekdays: chosen, monthBy }: RecurrenceRule,
  start: string,
): string {
  if (unit === "day") return w.everyDay(every);
  if (unit === "year") return w.everyYear(every, dayAndMonth(start));
  if (unit === "month")
    return monthBy === "day" ? w.everyMonthOn(every, dayOfMonth(w, start)) : byWeekday(w, every, start);
  const days = inOrderOfWeek(weekdays).filter((day) => chosen.includes(day) || day === weekdayOf(start));
  return w.everyWeek(every, listed(days.map((day) => weekdayName(day, "long"))));
}

/** "28th" or "28." */
export function dayOfMonth(w: RecurrenceWords, date: string): string {
  const day = Number(date.slice(8));
  const suffix = new Intl.PluralRules(locale(), { type: "ordinal" }).select(day);
  return w.ordinal(day, suffix);
}

function byWeekday(w: RecurrenceWords, every: number, start: string): string {
  return w.everyMonthOn(every, nthWeekdayText(w, start));
}

/** "fourth Saturday" or "last Saturday" */
export function nthWeekdayText(w: RecurrenceWords, date: string): string {
  const { nth, weekday } = nthWeekday(date);
  return w.nth[nth < 0 ? 0 : nth]?.(weekdayName(weekday, "long")) ?? "";
}
