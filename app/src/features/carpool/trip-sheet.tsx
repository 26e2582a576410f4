import { Button, Group } from "@mantine/core";
import { IconChevronLeft, IconNavigation, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "~/routing/link";
import type { Spot } from "~/sync/carpools/way";
import { minutes } from "~/ui/format";
import { longDay } from "~/ui/time/format-time";
import { useNow } from "~/ui/use-now";
import { useCarpoolWords } from "~/ui/words/carpool";
import { timeText } from "./clock";
import type { CarTrip } from "./fair-plan";
import { useRide } from "./ride-context";
import { directionsUrl, PlaceText } from "./trip-place";
import classes from "./trip-sheet.module.css";
import { StopRow } from "./trip-stop-row";
import { daysOf, legsOf, type TripStop } from "./trip-stops";
import { ZoneNote } from "./zone-note";

interface Props {
  trip: CarTrip | undefined;
  backHref: string;
}

const MINUTE_MS = 60_000;
/** A stop is next until so long after its time. */
const LATE_MS = 20 * MINUTE_MS;
/** The next stop says how soon it is, within so many minutes. */
const SOON_MIN = 180;

/** The sheet for the driver's phone, and for those who ride along: stops in order with times, names and directions. */
export function TripSheet({ trip, backHref }: Props) {
  const w = useCarpoolWords();
  const { way, zone } = useRide();
  const now = useNow();
  const stops = trip ? legsOf(way, trip) : [];
  const { day, leavesOn } = daysOf(way, stops, zone);
  const next = stops.find(({ at, kind }) => kind === "rider" && at && Date.parse(at) + LATE_MS > now);
  return (
    <article className={classes.sheet}>
      <Link href={backHref} className={classes.back}>
        <IconChevronLeft size={20} stroke={1.7} aria-hidden="true" />
        {w.trip.back}
      </Link>
      <h1>{w.trip.title}</h1>
      {day ? <p className={classes.day}>{[longDay(day), w[way.direction]].join(" · ")}</p> : null}
      {leavesOn ? <p>{w.trip.leavesOn(longDay(leavesOn))}</p> : null}
      <ZoneNote />
      {trip ? (
        <>
          {next ? <NextStop stop={next} now={now} isDriver={trip.car.isMine} /> : null}
          {trip.stops.length === 0 ? <p>{w.trip.noStops}</p> : null}
          <ol className={classes.stops} aria-label={w.trip.stops}>
            {stops.map((stop) => (
              <StopRow key={stop.id} stop={stop} />
            ))}
          </ol>
          <Group gap="xs" className={classes.actions ?? ""}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {w.trip.print}
            </Button>
          </Group>
          <p className={classes.quiet}>
            {w.trip.estimate} {w.trip.offline}
          </p>
        </>
      ) : (
        <p>{w.trip.none}</p>
      )}
    </article>
  );
}

function NextStop({ stop, now, isDriver }: { stop: TripStop; now: number; isDriver: boolean }) {
  const w = useCarpoolWords();
  const { zone } = useRide();
  const leftMin = stop.at ? (Date.parse(stop.at) - now) / MINUTE_MS : Number.POSITIVE_INFINITY;
  return (
    <section className={classes.next} aria-label={w.trip.next}>
      <p>{leftMin > 0 && leftMin < SOON_MIN ? w.trip.nextIn(minutes(leftMin)) : w.trip.next}</p>
      <h2>{[stop.title, timeText(stop.at, zone)].filter(Boolean).join(", ")}</h2>
      <PlaceText spot={stop.spot} />
      {isDriver ? (
        <Group gap="xs">
          <Directions spot={stop.spot} name={stop.title}>
            {w.trip.drive}
          </Directions>
        </Group>
      ) : null}
    </section>
  );
}

function Directions({ spot, name, children }: { spot: Spot; name: string; children: ReactNode }) {
  const w = useCarpoolWords();
  return (
    <Button
      component="a"
      href={directionsUrl(spot)}
      target="_blank"
      rel="noreferrer"
      aria-label={w.trip.driveTo(name)}
      leftSection={<IconNavigation size={18} aria-hidden="true" />}
    >
      {children}
    </Button>
  );
}
