import { IconFlagFilled, IconNavigation, IconPhone } from "@tabler/icons-react";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { useCarpoolWords } from "~/ui/words/carpool";
import { timeText } from "./clock";
import { useRide } from "./ride-context";
import { directionsUrl, PlaceText } from "./trip-place";
import classes from "./trip-sheet.module.css";
import { callHref, type TripStop } from "./trip-stops";

/** A stop of a trip with its time, the person, and the ways to call and to get there. */
export function StopRow({ stop }: { stop: TripStop }) {
  const w = useCarpoolWords();
  const { zone } = useRide();
  const call = callHref(stop.phone);
  const name = stop.person ? firstName(stop.person) : stop.title;
  return (
    <li className={classes.stop}>
      <time dateTime={stop.at}>{timeText(stop.at, zone)}</time>
      <span className={classes.mark} aria-hidden="true" data-first={stop.kind === "start" || undefined} />
      {stop.person ? (
        <Portrait name={stop.person.name} uid={stop.person.uid} src={undefined} />
      ) : (
        <span className={classes.flag} aria-hidden="true">
          <IconFlagFilled size={20} />
        </span>
      )}
      <span className={classes.what}>
        <b>{stop.title}</b>
        {stop.person ? <PlaceText spot={stop.spot} /> : null}
      </span>
      <span className={classes.buttons}>
        {call ? (
          <a className={classes.icon} href={call} aria-label={w.trip.call(name)}>
            <IconPhone size={20} stroke={1.7} />
          </a>
        ) : null}
        {stop.kind === "start" ? null : (
          <a
            className={classes.icon}
            href={directionsUrl(stop.spot)}
            target="_blank"
            rel="noreferrer"
            aria-label={w.trip.driveTo(name)}
          >
            <IconNavigation size={20} stroke={1.7} />
          </a>
        )}
      </span>
    </li>
  );
}
