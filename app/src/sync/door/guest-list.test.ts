import { expect, it } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import type { DoorCall, DoorChange } from "./door-change";
import { countSeats, inSince, type NotedChange, namedGuests, withChanges } from "./guest-list";
import { hashTicket, ticketCode } from "./ticket-hash";

const AT = "2027-03-06T18:01:00.000Z";
const SESSION: DoorChange["session"] = { id: "s", questId: "q", unitPrice: 1400, currency: "EUR" };

const booking = (id: string, more: Partial<Booking> = {}): Versioned<Booking> => ({
  ...{ id, version: 1 },
  data: {
    ...{ questId: "q", sessionId: "s", creatorId: "ann", userId: id, seats: 1, unitPrice: 1400, total: 1400 },
    ...{ currency: "EUR", status: "confirmed", payment: "atMeeting", questVersion: 1, questTitle: "A walk" },
    ...{ policy: "flexible24h", createdAt: "2027-01-01T00:00:00.000Z", history: [] },
    ...more,
  } as Booking,
});
const noted = (call: DoorCall, key = "key"): NotedChange => ({
  ...{ key, at: AT },
  data: { session: SESSION, guest: "Ben", call },
});
const of = (bookingId: string) => ({ sessionId: "s", bookingId });

const guests = namedGuests(
  [booking("cem", { seatNames: ["", "Cem"] }), booking("ben", { seats: 2 }), booking("held", { status: "held" })],
  [{ bookingId: "ben", name: "Ben Vale", ticketHash: "hash" }],
);

it("guests have the name of who booked, else of one on the seats; who only holds seats is no guest", () => {
  expect(guests.map(({ name }) => name)).toEqual(["Ben Vale", "Cem"]);
  expect(countSeats(guests)).toEqual({ expected: 3, here: 0 });
});

it("what was noted at the door without a network shows at once, and can be taken back", () => {
  const letIn = noted({ name: "checkInGuest", data: of("ben") });
  const [ben] = withChanges(guests, [letIn]);
  expect(ben && inSince(ben)).toBe(AT);
  const both = withChanges(guests, [letIn, noted({ name: "markNoShow", data: of("cem") })]);
  expect(countSeats(both)).toEqual({ expected: 2, here: 2 });
  const back = withChanges(guests, [letIn, noted({ name: "undoCheckIn", data: of("ben") })]);
  expect(countSeats(back).here).toBe(0);
  const paid = withChanges(guests, [noted({ name: "settlePayment", data: { bookingId: "ben", payment: "paid" } })]);
  expect(paid[0]?.data.payment).toBe("paid");
  // The other host was faster: their time stays.
  const earlier = "2027-03-06T17:59:00.000Z";
  const known = booking("ben", { status: "checkedIn", history: [{ status: "checkedIn", at: earlier }] });
  const [first] = withChanges(namedGuests([known], []), [letIn]);
  expect(first && inSince(first)).toBe(earlier);
});

it("somebody without a ticket is on the list until they are taken off", () => {
  const came = noted({ name: "addWalkIn", data: { sessionId: "s", name: "Kim", seats: 2, paid: false } }, "walk-in");
  const list = withChanges(guests, [came]);
  const kim = list.find(({ name }) => name === "Kim");
  expect(kim?.data).toMatchObject({ total: 2800, payment: "atMeeting", walkIn: true });
  expect(countSeats(list)).toEqual({ expected: 5, here: 2 });
  const gone = withChanges(list, [noted({ name: "undoCheckIn", data: of("walk-in") })]);
  expect(gone.some(({ name }) => name === "Kim")).toBe(false);
});

it("a ticket is known by the hash of its code, however it is typed", async () => {
  expect(ticketCode("7kq4-m2xp 9tra")).toBe("7KQ4M2XP9TRA");
  expect(ticketCode("https://yonder.example")).toBeNull();
  expect(await hashTicket("7KQ4M2XP9TRA")).toBe("av0iEB7Mm9NLefVu1n3b55bKaFu43lkSNTUQ0A-IDRM");
});
