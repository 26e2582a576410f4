import { expect, it } from "vitest";
import { deadlineWith, optionOf } from "./new-date";

it("makes an option of a time, and of whole days from midnight to midnight in UTC", () => {
  const times = { startsAt: "2031-08-02T10:00:00.000Z", endsAt: "2031-08-02T13:30:00.000Z", timeZone: "Europe/Rome" };
  expect(optionOf({ allDay: false, ...times }, "one")).toEqual({ id: "one", start: times.startsAt, durationMin: 210 });
  expect(optionOf({ allDay: true, startDate: "2031-08-02", endDate: "2031-08-03" }, "two")).toEqual({
    ...{ id: "two", start: "2031-08-02T00:00:00.000Z", durationMin: 2 * 24 * 60 },
  });
});

it("opens a poll again for three days, but not beyond the new date", () => {
  const nowMs = Date.parse("2031-08-01T10:00:00.000Z");
  expect(deadlineWith("2031-08-20T10:00:00.000Z", nowMs)).toBe("2031-08-04T10:00:00.000Z");
  expect(deadlineWith("2031-08-02T10:00:00.000Z", nowMs)).toBe("2031-08-02T10:00:00.000Z");
});
