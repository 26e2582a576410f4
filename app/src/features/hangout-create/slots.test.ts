import { describe, expect, it } from "vitest";
import {
  addDay,
  addTime,
  instantsOf,
  moveBy,
  moveEnd,
  moveStart,
  proposeDays,
  SLOTS_MAX,
  type Slot,
  usualTimes,
  withTimes,
} from "./slots";

const slot: Slot = { id: "a", date: "2026-11-28", startMin: 11 * 60, endMin: 16 * 60 };
const times = usualTimes(null);

describe("days", () => {
  it("are added once, in the order of the calendar", () => {
    const slots = ["2026-12-05", "2026-11-28", "2026-12-05"].reduce<Slot[]>(
      (all, date) => addDay(all, date, times, date),
      [],
    );
    expect(slots.map(({ date }) => date)).toEqual(["2026-11-28", "2026-12-05"]);
  });

  it("are no more than a poll takes", () => {
    const dates = Array.from({ length: 25 }, (_, day) => `2027-01-${String(day + 1).padStart(2, "0")}`);
    expect(dates.reduce<Slot[]>((all, date) => addDay(all, date, times, date), [])).toHaveLength(SLOTS_MAX);
  });

  it("may have a second time, after the first", () => {
    expect(addTime([slot], slot.date, "b").map(({ startMin }) => startMin)).toEqual([11 * 60, 16 * 60]);
  });
});

describe("times", () => {
  it("move in their day, and keep half an hour at least", () => {
    expect(moveEnd(slot, 10 * 60).endMin).toBe(11 * 60 + 30);
    expect(moveStart(slot, 20 * 60).startMin).toBe(15 * 60 + 30);
    expect(moveBy(slot, -24 * 60)).toMatchObject({ startMin: 0, endMin: 5 * 60 });
    expect(moveEnd(slot, 48 * 60).endMin).toBe(30 * 60);
  });

  it("may end after midnight", () => {
    const night = withTimes(slot, "21:00", "01:30");
    expect(night).toMatchObject({ startMin: 21 * 60, endMin: 25 * 60 + 30 });
    expect(instantsOf(night, "Europe/London")).toEqual({
      start: "2026-11-28T21:00:00Z",
      end: "2026-11-29T01:30:00Z",
    });
  });

  it("are those of the zone, also in the night in which clocks change", () => {
    const skipped = { ...slot, date: "2027-03-28", startMin: 2 * 60 + 30, endMin: 5 * 60 };
    expect(instantsOf(skipped, "Europe/Berlin")).toEqual({
      start: "2027-03-28T01:00:00Z",
      end: "2027-03-28T03:00:00Z",
    });
  });
});

describe("proposed days", () => {
  it("are on weekends that leave people time to answer", () => {
    expect(proposeDays("2026-11-23", null)).toEqual(["2026-11-28", "2026-11-29", "2026-12-05"]);
    expect(proposeDays("2026-11-26", null)).toEqual(["2026-11-29", "2026-12-05", "2026-12-06"]);
  });

  it("are those of the month that was wished for, if it is yet to come", () => {
    expect(proposeDays("2026-06-10", 8)).toEqual(["2026-08-01", "2026-08-02", "2026-08-08"]);
    expect(proposeDays("2026-06-10", 3)).toEqual(["2026-06-13", "2026-06-14", "2026-06-20"]);
  });
});
