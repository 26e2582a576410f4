/** The guests of a date: as the server knows them, and with what this device has noted at the door. Pure. */
import type { GuestName, Versioned } from "~/api/schema";
import type { Booking, BookingStatus } from "~/core";
import type { DoorChange } from "./door-change";

/** A booking that brings guests, with who booked it. */
export interface DateGuest extends Versioned<Booking> {
  /** Name of who booked, or of who came without a ticket; nothing where nobody knows it. */
  name: string | undefined;
  photo: string | undefined;
  /** By which the ticket is known without a network. */
  ticketHash: string | undefined;
}

/** A change with the moment at which it was made on this device. */
export interface NotedChange {
  key: string;
  at: string;
  data: DoorChange;
}

/** The kind of the entries of a door in the outbox. */
export const DOOR_CHANGE = "door";

/** States in which a booking brings guests. */
const GUESTS: ReadonlySet<BookingStatus> = new Set(["confirmed", "checkedIn", "completed", "noShow"]);

export function isGuest({ status }: Booking): boolean {
  return GUESTS.has(status);
}

export function isIn({ status }: Booking): boolean {
  return status === "checkedIn" || status === "completed";
}

/** Guests by name, from bookings and what the server says of who booked. */
export function namedGuests(bookings: readonly Versioned<Booking>[], names: readonly GuestName[]): DateGuest[] {
  const known = new Map(names.map((name) => [name.bookingId, name]));
  const guests = bookings.filter(({ data }) => isGuest(data)).map((booking) => named(booking, known.get(booking.id)));
  return guests.sort((a, b) => (a.name ?? "").localeCompare(b.name ?? "") || a.id.localeCompare(b.id));
}

function named(booking: Versioned<Booking>, known: GuestName | undefined): DateGuest {
  const seatName = (booking.data.seatNames ?? []).find(Boolean);
  return {
    ...booking,
    name: known?.name ?? seatName,
    photo: known?.photoRef ?? undefined,
    ticketHash: known?.ticketHash ?? undefined,
  };
}

/** The guests as they are once everything was sent that this device has noted. */
export function withChanges(guests: readonly DateGuest[], changes: readonly NotedChange[]): readonly DateGuest[] {
  if (changes.length === 0) return guests;
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  for (const change of changes) apply(byId, change);
  return [...byId.values()].filter(({ data }) => isGuest(data));
}

function apply(guests: Map<string, DateGuest>, { key, at, data: { call, session } }: NotedChange): void {
  if (call.name === "addWalkIn") {
    const { name, seats, paid } = call.data;
    guests.set(key, walkIn({ key, at, name, seats, paid: paid ?? false, session }));
    return;
  }
  const guest = guests.get(call.data.bookingId ?? "");
  if (!guest) return;
  const { data } = guest;
  const become = (status: BookingStatus) => {
    if (data.status === status) return;
    guests.set(guest.id, { ...guest, data: { ...data, status, history: [...(data.history ?? []), { status, at }] } });
  };
  if (call.name === "checkInGuest" && !isIn(data)) become("checkedIn");
  if (call.name === "markNoShow") become("noShow");
  if (call.name === "undoCheckIn") become(data.walkIn ? "cancelledByCreator" : "confirmed");
  if (call.name === "settlePayment") guests.set(guest.id, { ...guest, data: { ...data, payment: "paid" } });
}

interface WalkIn {
  key: string;
  at: string;
  name: string;
  seats: number;
  paid: boolean;
  session: DoorChange["session"];
}

function walkIn({ key, at, name, seats, paid, session }: WalkIn): DateGuest {
  const { unitPrice, currency } = session;
  const total = unitPrice * seats;
  const payment = total === 0 ? "none" : paid ? "paid" : "atMeeting";
  return {
    ...{ id: key, version: 0, name, photo: undefined, ticketHash: undefined },
    data: {
      ...{ questId: session.questId, sessionId: session.id, creatorId: "", userId: "", seats, seatNames: [name] },
      ...{ unitPrice, total, payment, walkIn: true, status: "checkedIn" as const, questVersion: 1, questTitle: "" },
      ...{ policy: "flexible24h" as const, createdAt: at, history: [{ status: "checkedIn" as const, at }] },
      ...(currency ? { currency } : {}),
    },
  };
}

/** Seats of the guests, and of those who are there. */
export function countSeats(guests: readonly DateGuest[]): { expected: number; here: number } {
  const sum = (some: readonly DateGuest[]) => some.reduce((seats, { data }) => seats + data.seats, 0);
  return {
    expected: sum(guests.filter(({ data }) => data.status !== "noShow")),
    here: sum(guests.filter(({ data }) => isIn(data))),
  };
}

/** Moment at which a guest was let in; nothing for one who is not there. */
export function inSince({ data }: DateGuest): string | undefined {
  return isIn(data) ? data.history?.findLast(({ status }) => status === "checkedIn")?.at : undefined;
}
