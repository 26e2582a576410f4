import ICAL from "ical.js";
import { expect, it } from "vitest";
import { listOccurrences } from "../recurrence/occurrences";
import { type RecurrenceRule, toRRule, weekdayOf, weekdays } from "../recurrence/rule";
import type { EventTime } from "../time/event-time";
import { addDays, iso } from "../time/zoned-time";
import type { CalendarEvent } from "./calendar-event";
import { googleCalendarLink } from "./google-link";
import { calendarFile, writeCalendar } from "./write-calendar";

let state = 5;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
function pick<T>(from: readonly T[]): T {
  return from[random(from.length)] as T;
}

const ZONES = ["Europe/Lisbon", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Casablanca", "UTC"];
const TEXTS = [
  "Swim; then soup, maybe",
  'Line one\nline two \\ "quoted"',
  "日本で泳ぐ 🏊‍♀️ ".repeat(12),
  "Ä".repeat(90),
  "a:b;c=d",
];

function randomTime(): EventTime {
  if (random(4) === 0) {
    const startDate = addDays("2026-01-01", random(700));
    return { allDay: true, startDate, endDate: addDays(startDate, random(4)) };
  }
  const startMs = Date.UTC(2026, 0, 1) + random(700 * 96) * 900_000;
  const endMs = startMs + (1 + random(200)) * 900_000;
  return { allDay: false, startsAt: iso(startMs), endsAt: iso(endMs), timeZone: pick(ZONES) };
}

function randomRule(start: EventTime): RecurrenceRule {
  const date = start.allDay ? start.startDate : start.startsAt.slice(0, 10);
  return {
    every: 1 + random(3),
    unit: pick(["day", "week", "month", "year"]),
    weekdays: [weekdayOf(date), pick(weekdays)],
    monthBy: pick(["day", "weekday"]),
    ends: pick([{ kind: "never" }, { kind: "after", count: 1 + random(9) }, { kind: "on", date: addDays(date, 300) }]),
    except: [],
  };
}

function randomEvent(at: number): CalendarEvent {
  const when = randomTime();
  return {
    uid: `event-${at}@yonder.example`,
    sequence: random(5),
    changedAt: iso(Date.UTC(2026, 10, 1) + at * 1000),
    title: pick(TEXTS),
    when,
    description: pick(TEXTS),
    location: pick(TEXTS),
    status: pick(["confirmed", "tentative", "cancelled"]),
    ...(random(2) && { repeats: randomRule(when) }),
  };
}

interface Parsed {
  root: ICAL.Component;
  event: ICAL.Event;
}

/** Reads a file with ical.js, which takes the zones from the file alone. */
function parse(text: string): Parsed {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { root, event: new ICAL.Event(root.getFirstSubcomponent("vevent") ?? undefined) };
}

const instant = (time: ICAL.Time) => iso(time.toUnixTime() * 1000);

it("writes files that another parser reads as the same event", () => {
  for (let at = 0; at < 300; at++) {
    const given = randomEvent(at);
    const text = writeCalendar([given]);
    const { event } = parse(text);
    const { when } = given;
    expect([event.uid, event.sequence, event.summary, event.description, event.location]).toEqual([
      given.uid,
      given.sequence,
      given.title,
      given.description,
      given.location,
    ]);
    expect(event.component.getFirstPropertyValue("status")).toBe(given.status?.toUpperCase());
    if (when.allDay) {
      expect(event.startDate.isDate).toBe(true);
      expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
        when.startDate,
        addDays(when.endDate, 1),
      ]);
    } else {
      expect([instant(event.startDate), instant(event.endDate)], when.timeZone).toEqual([when.startsAt, when.endsAt]);
    }
    const lines = text.split("\r\n");
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  }
});

it("repeats on the dates that another implementation finds, across changes of clocks", async () => {
  for (let at = 0; at < 120; at++) {
    const when = randomTime();
    const rule = randomRule(when);
    const text = writeCalendar([{ ...randomEvent(at), when, repeats: rule }]);
    const iterator = parse(text).event.iterator();
    // Morocco's clocks follow the moon: its changes are listed for six years only.
    const isKnown = (date: string) => when.allDay || when.timeZone !== "Africa/Casablanca" || date < "2031";
    const theirs: string[] = [];
    for (let next = iterator.next(); next && theirs.length < 12; next = iterator.next()) {
      theirs.push(when.allDay ? next.toString() : instant(next));
    }
    const ours = await listOccurrences(rule, when, 12);
    const dates = ours.map(({ date, startsAt }) => startsAt ?? date);
    expect(dates.filter(isKnown), text).toEqual(theirs.filter(isKnown));
  }
});

it("leaves out the dates that a rule excepts", () => {
  const when: EventTime = {
    allDay: false,
    startsAt: "2026-10-17T16:30:00Z",
    endsAt: "2026-10-17T18:00:00Z",
    timeZone: "Europe/Lisbon",
  };
  const repeats: RecurrenceRule = {
    every: 1,
    unit: "week",
    weekdays: ["SA"],
    monthBy: "day",
    ends: { kind: "after", count: 4 },
    except: ["2026-10-24"],
  };
  const iterator = parse(writeCalendar([{ ...randomEvent(0), when, repeats }])).event.iterator();
  const dates = Array.from({ length: 4 }, () => iterator.next()?.toString().slice(0, 16));
  expect(dates).toEqual(["2026-10-17T17:30", "2026-10-31T17:30", "2026-11-07T17:30", undefined]);
  expect(toRRule(repeats, when)).toBe("FREQ=WEEKLY;BYDAY=SA;WKST=MO;COUNT=4");
});

it("takes a cancelled event out of calendars, and publishes others", () => {
  const method = (status: "cancelled" | "confirmed") =>
    parse(writeCalendar([{ ...randomEvent(0), status }])).root.getFirstPropertyValue("method");
  expect([method("cancelled"), method("confirmed")]).toEqual(["CANCEL", "PUBLISH"]);
});

it("says when the event was changed last, and when the file was made", () => {
  const before = Date.now() - 1000;
  const { component } = parse(writeCalendar([randomEvent(7)])).event;
  const at = (name: string) => (component.getFirstPropertyValue(name) as ICAL.Time).toUnixTime() * 1000;
  expect(at("last-modified")).toBe(Date.UTC(2026, 10, 1) + 7000);
  expect(at("dtstamp")).toBeGreaterThan(before);
});

it("names the file after the event", () => {
  expect(calendarFile({ ...randomEvent(0), title: "Swim off Coral’s Beach!" }).name).toBe("swim-off-corals-beach.ics");
});

it("links to Google's calendar with local times and their zone", () => {
  const when: EventTime = {
    allDay: false,
    startsAt: "2026-11-28T16:30:00Z",
    endsAt: "2026-11-28T18:40:00Z",
    timeZone: "America/New_York",
  };
  const link = new URL(googleCalendarLink({ ...randomEvent(0), when, title: "A & B" }));
  expect(link.searchParams.get("text")).toBe("A & B");
  expect(link.searchParams.get("dates")).toBe("20261128T113000/20261128T134000");
  expect(link.searchParams.get("ctz")).toBe("America/New_York");
});
