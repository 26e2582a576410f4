/** The dates of a hangout as the reader writes them, in the hangout's own time zone. Whole days are days of UTC. */
import type { Hangout, HangoutWhen } from "~/core";
import { type Words, words } from "~/ui/words";
import { locale } from "~/ui/words/language";

export interface DateText {
  weekday: string;
  weekdayShort: string;
  /** Day of the month, "14". */
  day: string;
  /** "Aug" */
  month: string;
  /** "Saturday 14", in German "Samstag, 14." */
  name: string;
  /** "Saturday 14 August" */
  full: string;
  /** "Sat 14", in German "Sa., 14." */
  brief: string;
  /** "11:00 to 16:00", or that it takes the whole day. */
  times: string;
  /** "11:00"; empty for whole days. */
  start: string;
  /** "14 Aug 2027", for a stamp. */
  stamp: string;
}

interface Span {
  start: string;
  end?: string | undefined;
}

/** The span of an option, by its length. */
export function spanOf({ start, durationMin }: { start: string; durationMin?: number | undefined }): Span {
  return { start, end: durationMin ? new Date(Date.parse(start) + durationMin * 60_000).toISOString() : undefined };
}

export function dateText({ start, end }: Span, { allDay, timeZone }: HangoutWhen, w: Words = words()): DateText {
  const zone = allDay ? "UTC" : timeZone;
  const write = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { ...options, ...(zone ? { timeZone: zone } : {}) }).format(Date.parse(iso));
  const time = (iso: string) => write(iso, { hour: "numeric", minute: "2-digit" });
  const parts = (options: Intl.DateTimeFormatOptions) => write(start, options);
  return {
    weekday: parts({ weekday: "long" }),
    weekdayShort: parts({ weekday: "short" }),
    day: parts({ day: "numeric" }).replace(/\D+$/, ""),
    month: parts({ month: "short" }).replace(".", ""),
    name: parts({ weekday: "long", day: "numeric" }),
    full: parts({ weekday: "long", day: "numeric", month: "long" }),
    brief: parts({ weekday: "short", day: "numeric" }),
    times: allDay ? w.hangout.allDay : end ? w.hangout.times(time(start), time(end)) : time(start),
    start: allDay ? "" : time(start),
    stamp: parts({ day: "numeric", month: "short", year: "numeric" }),
  };
}

/** "16:00", with its day in front where that is not today. */
export function endText(endMs: number, { when }: Pick<Hangout, "when">, nowMs: number): string {
  const textOf = (ms: number) => dateText({ start: new Date(ms).toISOString() }, { ...when, allDay: false });
  const [end, now] = [textOf(endMs), textOf(nowMs)];
  return end.stamp === now.stamp ? end.start : `${end.full}, ${end.start}`;
}

/** "in 2 days", "in 3 hours" */
export function inTime(iso: string, nowMs: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(iso) - nowMs) / 60_000));
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "always" });
  if (minutes < 60) return format.format(minutes, "minute");
  if (minutes < 36 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / (24 * 60)), "day");
}
