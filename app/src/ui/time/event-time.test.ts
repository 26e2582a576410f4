import { expect, it } from "vitest";
import { draftOf, type EventDraft, type EventTime, emptyDraft, moveDate, moveStart, resolveDraft } from "./event-time";
import { iso } from "./zoned-time";

const draft = (changes: Partial<EventDraft>): EventDraft => ({
  ...emptyDraft("Europe/Lisbon"),
  date: "2026-11-28",
  start: "16:30",
  end: "18:40",
  ...changes,
});

it("gives the instants of the zone, whatever the zone of the device", () => {
  expect(resolveDraft(draft({ timeZone: "Asia/Kolkata" })).value).toEqual({
    allDay: false,
    startsAt: "2026-11-28T11:00:00Z",
    endsAt: "2026-11-28T13:10:00Z",
    timeZone: "Asia/Kolkata",
  });
});

it("takes an end that the clock shows before the start to be on the next day, and says so", () => {
  const { value, endsOn } = resolveDraft(draft({ start: "22:00", end: "02:00" }));
  expect(value).toMatchObject({ startsAt: "2026-11-28T22:00:00Z", endsAt: "2026-11-29T02:00:00Z" });
  expect(endsOn).toBe("2026-11-29");
});

it("gives no value for a start that clocks jump over, and says where they jump to", () => {
  const { value, start } = resolveDraft(draft({ date: "2026-03-29", start: "01:30", end: "03:00" }));
  expect(value).toBeNull();
  expect(start.problem).toEqual({ kind: "gap", time: "01:30", jumpFrom: "01:00", jumpTo: "02:00" });
});

it("takes the first of two times that clocks show, and the second where it is asked for", () => {
  const night = draft({ date: "2026-10-25", start: "01:30", end: "03:00" });
  expect(resolveDraft(night).start.repeated).toMatchObject({ time: "01:30", takesLater: false });
  expect(resolveDraft(night).value).toMatchObject({ startsAt: "2026-10-25T00:30:00Z" });
  expect(resolveDraft({ ...night, startsLater: true }).value).toMatchObject({ startsAt: "2026-10-25T01:30:00Z" });
});

it("refuses an end on a day before the start, and a last day before the first", () => {
  expect(resolveDraft(draft({ endDate: "2026-11-27" })).end.problem).toEqual({ kind: "order" });
  const days = draft({ allDay: true, endDate: "2026-11-27" });
  expect(resolveDraft(days)).toMatchObject({ value: null, end: { problem: { kind: "order" } } });
});

it("keeps the length when the start moves, and the number of days when the day does", () => {
  expect(moveStart(draft({}), "22:30")).toMatchObject({ start: "22:30", end: "00:40" });
  expect(moveDate(draft({ endDate: "2026-11-30" }), "2026-12-31")).toMatchObject({ endDate: "2027-01-02" });
});

it("makes of every value a draft that gives the same value again", () => {
  let state = 11;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const zones = Intl.supportedValuesOf("timeZone");
  for (let round = 0; round < 600; round++) {
    const zone = zones[random(zones.length)] ?? "UTC";
    // Quarters of an hour: clocks that show minutes can't tell finer instants apart.
    const startMs = Date.UTC(2026, 0, 1) + random(365 * 96) * 900_000;
    const endMs = startMs + (1 + random(96 * 3)) * 900_000;
    const value: EventTime = { allDay: false, startsAt: iso(startMs), endsAt: iso(endMs), timeZone: zone };
    expect(resolveDraft(draftOf(value, "UTC")).value, zone).toEqual(value);
  }
  const days: EventTime = { allDay: true, startDate: "2026-11-28", endDate: "2026-11-30" };
  expect(resolveDraft(draftOf(days, "UTC")).value).toEqual(days);
});
