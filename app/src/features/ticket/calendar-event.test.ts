import { expect, it } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { en } from "~/ui/words/checkout/en";
import { calendarEvent } from "./ticket-actions";

const booking = (version: number, more: object) =>
  ({
    id: "b",
    version,
    data: { status: "confirmed", questId: "q", questTitle: "Old town", startsAt: "2027-03-07T10:00:00Z", ...more },
  }) as unknown as Versioned<Booking>;

it("is the same event as in the calendar feed, with a number and a moment that grow with each change", () => {
  const createdAt = "2027-01-01T00:00:00Z";
  const history = [{ status: "confirmed", at: "2027-01-02T00:00:00Z" }];
  const first = calendarEvent(booking(3, { createdAt, history }), undefined, undefined, en.ticket);
  const moved = calendarEvent(
    booking(9, { createdAt, history, movedAt: "2027-01-03T00:00:00Z" }),
    undefined,
    undefined,
    en.ticket,
  );
  const seated = [...history, { status: "checkedIn", at: "2027-01-04T00:00:00Z" }];
  const last = calendarEvent(
    booking(12, { createdAt, history: seated, movedAt: "2027-01-03T00:00:00Z" }),
    undefined,
    undefined,
    en.ticket,
  );
  expect([first, moved, last].map((event) => [event?.uid, event?.sequence, event?.changedAt])).toEqual([
    ["b@yonder", 3, "2027-01-02T00:00:00Z"],
    ["b@yonder", 9, "2027-01-03T00:00:00Z"],
    ["b@yonder", 12, "2027-01-04T00:00:00Z"],
  ]);
});

it("names the place with its town", () => {
  const event = calendarEvent(
    booking(1, { createdAt: "2027-01-01T00:00:00Z" }),
    undefined,
    "Charles Bridge, Prague",
    en.ticket,
  );
  expect(event?.location).toBe("Charles Bridge, Prague");
});
