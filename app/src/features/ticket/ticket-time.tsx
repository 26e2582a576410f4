import type { Booking } from "~/core";
import { EventTimeText } from "~/ui/dates/event-time-text";
import { deviceZone } from "~/ui/time/zoned-time";
import { useCheckoutWords } from "~/ui/words/checkout";

/** Times of a booking's beginning and end, on the clock where it takes place and on the reader's. */
export function TicketTime({ booking: { startsAt, endsAt, timeZone } }: { booking: Booking }) {
  const w = useCheckoutWords().ticket;
  if (!startsAt) return <>{w.anytime}</>;
  const when = { allDay: false, startsAt, endsAt: endsAt ?? startsAt, timeZone: timeZone ?? deviceZone() } as const;
  return <EventTimeText value={when} />;
}
