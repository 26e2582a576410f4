import { expect, it } from "vitest";
import type { Booking, Quest } from "~/core";
import type { NamedBooking } from "~/sync/quests/all-guests";
import { seatsOf } from "./figures";
import { guestsCsv } from "./guests-csv";

const booking = (id: string, more: Partial<Booking>): NamedBooking => ({
  id,
  version: 1,
  name: "Ben Vale",
  data: {
    questId: "q",
    sessionId: "s",
    creatorId: "ann",
    userId: "ben",
    seats: 2,
    unitPrice: 1400,
    total: 2800,
    currency: "EUR",
    status: "confirmed",
    payment: "atMeeting",
    questVersion: 1,
    questTitle: "A walk",
    policy: "flexible",
    createdAt: "2027-01-01T00:00:00.000Z",
    ...more,
  } as Booking,
});

it("free seats are never fewer than none", () => {
  expect(seatsOf({ capacity: 4, seats: { booked: 3, held: 2, waiting: 1 } })).toEqual({
    booked: 3,
    held: 2,
    free: 0,
    waiting: 1,
  });
  expect(seatsOf({})).toEqual({ booked: 0, held: 0, free: 0, waiting: 0 });
});

it("a table file holds the answers, and no formula that a spreadsheet would run", () => {
  const quest: Quest = { questions: [{ id: "food", text: "=Food?" }] };
  const text = guestsCsv(quest, [booking("a", { seatNames: ["Ben", "Cem"], answers: { food: "+nuts, none" } })]);
  const [headings, row] = text.split("\r\n");
  expect(headings?.endsWith(",'=Food?")).toBe(true);
  expect(row).toBe(`a,,confirmed,2,Ben Vale,"Ben, Cem",28.00,EUR,atMeeting,2027-01-01T00:00:00.000Z,"'+nuts, none"`);
});
