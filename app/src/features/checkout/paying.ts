/** The booking whose payment by card is not done, if the page is about one. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";

const OPEN: readonly Booking["payment"][] = ["pending", "refundDue", "refunded"];

/** The one that the address names, also once its time is over; else one that is being paid on the chosen date. */
export function unpaidBooking(
  bookings: readonly Versioned<Booking>[],
  namedId: string | null,
  sessionId: string | undefined,
): Versioned<Booking> | undefined {
  const unpaid = bookings.filter(
    ({ data }) => (data.status === "held" || data.status === "expired") && OPEN.includes(data.payment),
  );
  const isBeingPaid = ({ data }: Versioned<Booking>) => data.status === "held" && data.sessionId === sessionId;
  return unpaid.find(({ id }) => id === namedId) ?? unpaid.find(isBeingPaid);
}
