/**
 * Time of an event, and the draft of it that fields edit: a day and times of day in a zone. Only a draft that
 * means exactly one time becomes a value.
 */
import { minutesOfTime, timeOfMinutes } from "./parse-time";
import { addDays, daysBetween, iso, type Resolution, resolveWallTime, wallTimeAt } from "./zoned-time";

/** Instants are ISO-8601 in UTC. Whole days have no zone: they are the same days for everybody. */
export type EventTime =
  | { allDay: false; startsAt: string; endsAt: string; timeZone: string }
  | { allDay: true; startDate: string; endDate: string };

export interface EventDraft {
  allDay: boolean;
  date: string | null;
  start: string | null;
  end: string | null;
  /** The last day where it isn't the first day on which the clock shows the end. */
  endDate: string | null;
  timeZone: string;
  /** Choice of the first or second of a time that clocks show twice. */
  startsLater: boolean;
  endsLater: boolean;
}

export type TimeProblem =
  | { kind: "missing" }
  | { kind: "gap"; time: string; jumpFrom: string; jumpTo: string }
  | { kind: "order" };

/** A time that clocks show twice, and the one that was taken. */
export interface Repeated {
  time: string;
  earlier: string;
  later: string;
  takesLater: boolean;
}

export interface ResolvedDraft {
  /** `null` while something is missing or can't be. */
  value: EventTime | null;
  start: { problem: TimeProblem | null; repeated: Repeated | null };
  end: { problem: TimeProblem | null; repeated: Repeated | null };
  /** The day it ends on, where that is known and not the first. */
  endsOn: string | null;
}

const FINE = { problem: null, repeated: null };

/** The first day on which clocks show the end after the start. */
function impliedEndDate({ date, start, end }: EventDraft): string | null {
  if (!date || !start || !end) return null;
  return end > start ? date : addDays(date, 1);
}

/** Makes a value of a draft, and says of each end what is wrong with it. */
export function resolveDraft(draft: EventDraft): ResolvedDraft {
  const { date, start, end, endDate, timeZone } = draft;
  if (draft.allDay) {
    const last = endDate ?? date;
    const isOrdered = date !== null && last !== null && last >= date;
    return {
      value: isOrdered ? { allDay: true, startDate: date, endDate: last } : null,
      start: date === null ? { ...FINE, problem: { kind: "missing" } } : FINE,
      end: date === null || isOrdered ? FINE : { ...FINE, problem: { kind: "order" } },
      endsOn: last === date ? null : last,
    };
  }
  const lastDay = endDate ?? impliedEndDate(draft);
  const from = resolveEnd(date, start, timeZone, draft.startsLater);
  const to = resolveEnd(lastDay, end, timeZone, draft.endsLater);
  const isOrdered = !from.instant || !to.instant || Date.parse(to.instant) > Date.parse(from.instant);
  const value =
    from.instant && to.instant && isOrdered
      ? ({ allDay: false, startsAt: from.instant, endsAt: to.instant, timeZone } as const)
      : null;
  return {
    value,
    start: { problem: from.problem, repeated: from.repeated },
    end: { problem: isOrdered ? to.problem : { kind: "order" }, repeated: to.repeated },
    endsOn: lastDay === date ? null : lastDay,
  };
}

interface ResolvedEnd {
  instant: string | null;
  problem: TimeProblem | null;
  repeated: Repeated | null;
}

function resolveEnd(date: string | null, time: string | null, zone: string, takesLater: boolean): ResolvedEnd {
  if (!date || !time) return { instant: null, problem: { kind: "missing" }, repeated: null };
  const found: Resolution = resolveWallTime({ date, time }, zone);
  if (found.kind === "exact") return { instant: found.instant, ...FINE };
  if (found.kind === "gap") {
    const { jumpFrom, jumpTo } = found;
    return { instant: null, problem: { kind: "gap", time, jumpFrom, jumpTo }, repeated: null };
  }
  const { earlier, later } = found;
  return { instant: takesLater ? later : earlier, problem: null, repeated: { time, earlier, later, takesLater } };
}

/** An empty draft, for something that is yet to get its time. */
export function emptyDraft(timeZone: string): EventDraft {
  const times = { date: null, start: null, end: null, endDate: null };
  return { allDay: false, ...times, timeZone, startsLater: false, endsLater: false };
}

/** The draft that resolves to a value. Whole days take the zone they are turned into times in from `timeZone`. */
export function draftOf(value: EventTime, timeZone: string): EventDraft {
  if (value.allDay) {
    const endDate = value.endDate === value.startDate ? null : value.endDate;
    return { ...emptyDraft(timeZone), allDay: true, date: value.startDate, endDate };
  }
  const [from, to] = [wallTimeAt(value.startsAt, value.timeZone), wallTimeAt(value.endsAt, value.timeZone)];
  const draft = { ...emptyDraft(value.timeZone), date: from.date, start: from.time, end: to.time };
  const endDate = impliedEndDate(draft) === to.date ? null : to.date;
  const isLater = (instant: string, wall: typeof from) => {
    const found = resolveWallTime(wall, value.timeZone);
    return found.kind === "overlap" && found.later === instant;
  };
  return {
    ...draft,
    endDate,
    startsLater: isLater(iso(Date.parse(value.startsAt)), from),
    endsLater: isLater(iso(Date.parse(value.endsAt)), to),
  };
}

/** The same times of day in another zone. */
export function inZone(value: EventTime, timeZone: string): EventTime {
  if (value.allDay) return value;
  return resolveDraft({ ...draftOf(value, value.timeZone), timeZone }).value ?? value;
}

/** Moves the start; the length, as clocks show it, stays. */
export function moveStart(draft: EventDraft, start: string | null): EventDraft {
  const { start: before, end } = draft;
  const moved = { ...draft, start, startsLater: false };
  if (!start || !before || !end) return moved;
  return {
    ...moved,
    end: timeOfMinutes(minutesOfTime(end) + minutesOfTime(start) - minutesOfTime(before)),
    endsLater: false,
  };
}

/** Moves the day; a last day moves along. The first day of a draft without times begins at the usual one. */
export function moveDate(draft: EventDraft, date: string | null, usualStart: string | null = null): EventDraft {
  const { date: before, endDate } = draft;
  const start = draft.start ?? (date ? usualStart : null);
  const moved = { ...draft, date, start, startsLater: false, endsLater: false };
  if (!date || !before || !endDate) return moved;
  return { ...moved, endDate: addDays(endDate, daysBetween(before, date)) };
}

/** Puts the end some minutes after the start, as a stopwatch counts them; without a start there is no end yet. */
export function withLength(draft: EventDraft, minutes: number): EventDraft {
  const { date, start, timeZone } = draft;
  const { instant } = resolveEnd(date, start, timeZone, draft.startsLater);
  if (!instant || !date || !start) return draft;
  const endsAt = iso(Date.parse(instant) + minutes * 60_000);
  const { end, endDate, endsLater } = draftOf({ allDay: false, startsAt: instant, endsAt, timeZone }, timeZone);
  return { ...draft, end, endDate, endsLater };
}

/** Minutes that something lasts; `null` for whole days. */
export function lengthOf(value: EventTime | null): number | null {
  return value && !value.allDay ? (Date.parse(value.endsAt) - Date.parse(value.startsAt)) / 60_000 : null;
}
