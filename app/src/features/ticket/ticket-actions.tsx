import { Button } from "@mantine/core";
import { IconNavigation, IconPrinter } from "@tabler/icons-react";
import type { Versioned } from "~/api/schema";
import type { Booking, Quest } from "~/core";
import { checkoutOf } from "~/routing/quest-paths";
import type { CalendarEvent } from "~/ui/calendar-file/calendar-event";
import { CalendarMenu } from "~/ui/calendar-file/calendar-menu";
import { deviceZone } from "~/ui/time/zoned-time";
import { type CheckoutWords, useCheckoutWords } from "~/ui/words/checkout";
import { codeText, directionsTo, isValid, meetingPlace } from "./facts";
import classes from "./ticket-page.module.css";
import { usePlaceText } from "./use-place-text";

/** Actions on a ticket: into the calendar, the way there, on paper. */
export function TicketActions({ booking, quest }: { booking: Versioned<Booking>; quest: Quest | undefined }) {
  const w = useCheckoutWords().ticket;
  const place = booking.data.meetingPlace ? undefined : meetingPlace(quest);
  const event = calendarEvent(booking, quest, usePlaceText(booking.data, quest), w);
  return (
    <div className={classes.actions}>
      {event ? <CalendarMenu event={event} /> : null}
      {place ? (
        <Button
          component="a"
          href={directionsTo(place)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconNavigation size={20} stroke={1.6} aria-hidden="true" />}
        >
          {w.directions}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {w.print}
      </Button>
    </div>
  );
}

/** Time to get ready and go there. */
const REMIND_MIN = 120;

/** The booking as calendars have it; by its id they find it again when the date is moved. */
export function calendarEvent(
  { id, version, data }: Versioned<Booking>,
  quest: Quest | undefined,
  location: string | undefined,
  w: CheckoutWords["ticket"],
) {
  const { startsAt, endsAt, timeZone } = data;
  if (!startsAt || !isValid(data)) return null;
  // A meeting place of the date's own is a text without a position.
  const place = data.meetingPlace ? undefined : meetingPlace(quest);
  const event: CalendarEvent = {
    uid: `${id}@yonder`,
    sequence: version,
    changedAt: lastOf([data.createdAt, data.movedAt, data.history?.at(-1)?.at]),
    title: data.questTitle,
    when: { allDay: false, startsAt, endsAt: endsAt ?? startsAt, timeZone: timeZone ?? deviceZone() },
    remindMin: REMIND_MIN,
    ...(data.ticketCode ? { description: w.codeSpoken(codeText(data.ticketCode)) } : {}),
    url: `${window.location.origin}${checkoutOf(data.questId, { booking: id })}`,
    ...(location ? { location } : {}),
    ...(place ? { position: { lat: place.lat, lng: place.lng } } : {}),
  };
  return event;
}

function lastOf(moments: readonly (string | undefined)[]): string {
  const known = moments.filter((moment) => moment !== undefined);
  return known.reduce((last, moment) => (Date.parse(moment) > Date.parse(last) ? moment : last));
}
