/** Every booking of a quest with the name of who booked it, read page by page when somebody asks for all of them. */
import { call } from "~/api/call";
import { everyDocument } from "~/api/every-document";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { session } from "~/state/session";

export interface NamedBooking extends Versioned<Booking> {
  /** Name of who booked; nothing where nobody knows it any more. */
  name: string | undefined;
}

/** The bookings of a quest, the newest first. */
export async function allGuests(questId: string): Promise<NamedBooking[]> {
  const creatorId = session.getState().uid ?? "";
  const naming = call("listGuests", { questId });
  const bookings = await everyDocument("bookings", { creatorId });
  const found = bookings.filter(({ data }) => data.questId === questId);
  const names = new Map((await naming).guests.map(({ bookingId, name }) => [bookingId, name]));
  return found
    .sort((a, b) => b.data.createdAt.localeCompare(a.data.createdAt))
    .map((booking) => ({ ...booking, name: names.get(booking.id) ?? undefined }));
}
