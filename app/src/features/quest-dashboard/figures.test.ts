import { expect, it } from "vitest";
import type { Booking, Quest } from "~/core";
import type { NamedBooking } from "~/sync/quests/all-guests";
import { moneyOfDates } from "./date-rows";
import { datesCsv } from "./dates-csv";
import { calledOffWith, seatsOf } from "./figures";
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
  expect(seatsOf({}, { capacity: 4, seats: { booked: 3, held: 2, waiting: 1 } })).toEqual({
    booked: 3,
    held: 2,
    free: 0,
    waiting: 1,
  });
});

it("a date without seats of its own has those of its quest", () => {
  expect(seatsOf({ capacityDefault: 6 }, { seats: { booked: 2 } })).toEqual({
    booked: 2,
    held: 0,
    free: 4,
    waiting: 0,
  });
});

it("only dates that still take place are called off with their quest", () => {
  const date = (status: "open" | "done" | "cancelled") => ({
    ...{ id: status, version: 1 },
    data: { status, seats: { booked: 3, waiting: 1 } },
  });
  expect(calledOffWith([date("open"), date("done"), date("cancelled")])).toEqual({ booked: 3, waiting: 1 });
});

it("a table file holds the answers, and no formula that a spreadsheet would run", () => {
  const quest: Quest = { questions: [{ id: "food", text: "=Food?" }] };
  const text = guestsCsv(quest, [booking("a", { seatNames: ["Ben", "Cem"], answers: { food: "+nuts, none" } })]);
  const [headings, row] = text.split("\r\n");
  expect(headings?.endsWith(",'=Food?")).toBe(true);
  expect(row).toBe(`a,,confirmed,2,Ben Vale,"Ben, Cem",28.00,EUR,atMeeting,2027-01-01T00:00:00.000Z,"'+nuts, none"`);
});

it("a table file of dates holds seats, price and takings of each", () => {
  const data: Quest = {
    title: "A walk",
    status: "published",
    capacityDefault: 6,
    price: { amount: 1400, currency: "EUR" },
  };
  const date = { id: "d", version: 1, data: { startsAt: "2031-05-03T16:30:00Z", seats: { booked: 2, waiting: 1 } } };
  const quest = { id: "q", version: 1, data, sessions: [date] };
  const money = { sessionId: "d", earned: [{ currency: "EUR", amount: 2800 }], refundsDue: [] };
  const [, row] = datesCsv(
    [
      { id: "d", quest, session: date },
      { id: "q", quest, session: null },
    ],
    moneyOfDates([{ dates: [money] } as never, undefined]),
  ).split("\r\n");
  expect(row).toBe("A walk,published,d,2031-05-03T16:30:00Z,,,,open,6,2,0,4,1,14.00,EUR,28.00 EUR,");
});
