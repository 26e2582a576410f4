import { expect, it } from "vitest";
import { busyByDay } from "./busy-times";
import { readCalendar } from "./read-calendar";

const RANGE = { fromMs: Date.parse("2031-03-01"), toMs: Date.parse("2031-04-01") };

function file(...events: string[]): string {
  const lines = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`).join("\n");
  return `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\n${lines}\nEND:VCALENDAR\n`.replaceAll("\n", "\r\n");
}

const dentist = "UID:1\nSUMMARY:Dentist\nDTSTART:20310304T093000Z\nDTEND:20310304T103000Z";
const choir =
  "UID:2\nSUMMARY:Choir\nDTSTART:20310103T190000Z\nDTEND:20310103T210000Z\nRRULE:FREQ=WEEKLY\nEXDATE:20310314T190000Z";
const trip = "UID:3\nSUMMARY:Trip\nDTSTART;VALUE=DATE:20310320\nDTEND;VALUE=DATE:20310322";

it("reads appointments, repeated ones too, that take time in the range", () => {
  const found = readCalendar(
    file(dentist, choir, trip, "UID:4\nDTSTART:20300101T100000Z\nDTEND:20300101T110000Z"),
    RANGE,
  );
  expect(found.map(({ title, start }) => `${title} ${start.slice(0, 10)}`)).toEqual([
    "Dentist 2031-03-04",
    "Choir 2031-03-07",
    "Trip 2031-03-20",
    "Choir 2031-03-21",
    "Choir 2031-03-28",
  ]);
});

it("takes an appointment of a series from where it was moved to", () => {
  const moved =
    "UID:2\nRECURRENCE-ID:20310307T190000Z\nSUMMARY:Choir\nDTSTART:20310308T190000Z\nDTEND:20310308T200000Z";
  const dates = readCalendar(file(choir, moved), RANGE).map(({ start }) => start.slice(8, 10));
  expect(dates).toEqual(["08", "21", "28"]);
});

it("reads times in the zones that the file describes", () => {
  const zone = `BEGIN:VTIMEZONE
TZID:Somewhere
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
END:STANDARD
END:VTIMEZONE`;
  const text = file("UID:5\nDTSTART;TZID=Somewhere:20310305T090000\nDTEND;TZID=Somewhere:20310305T100000");
  const described = text.replace("PRODID:test\r\n", `PRODID:test\r\n${zone.replaceAll("\n", "\r\n")}\r\n`);
  expect(readCalendar(described, RANGE)[0]).toMatchObject({ start: "2031-03-05T06:00:00.000Z" });
});

it("leaves out what is cancelled or marked as free, and refuses what is no calendar", () => {
  expect(readCalendar(file(`${dentist}\nSTATUS:CANCELLED`, `${trip}\nTRANSP:TRANSPARENT`), RANGE)).toEqual([]);
  expect(() => readCalendar("Dear diary", RANGE)).toThrow();
});

it("puts appointments into the days of a zone, over midnight too", () => {
  const night = { title: "Night", start: "2031-03-04T21:00:00Z", end: "2031-03-05T01:00:00Z", allDay: false };
  const days = busyByDay(
    [night, { title: "Trip", start: "2031-03-20", end: "2031-03-22", allDay: true }],
    "Europe/Berlin",
  );
  expect(days.get("2031-03-04")).toEqual([{ title: "Night", startMin: 22 * 60, endMin: 24 * 60, allDay: false }]);
  expect(days.get("2031-03-05")).toEqual([{ title: "Night", startMin: 0, endMin: 2 * 60, allDay: false }]);
  expect([...days.keys()].slice(2)).toEqual(["2031-03-20", "2031-03-21"]);
});
