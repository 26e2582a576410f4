import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import classes from "./fixed-date.module.css";
import { Icon } from "./icon";
import type { InvitationActions, InvitationLinks, InvitationView } from "./model";

interface Props {
  view: InvitationView;
  links: InvitationLinks;
  actions?: Pick<InvitationActions, "calendarFeed">;
}

/** Ways to the date of a hangout: calendar, directions, a ride. */
export function FixedDate({ view, links, actions }: Props) {
  const w = useInvitationWords();
  const [isSaved, setSaved] = useState(false);
  if (!view.when.startsAt) return null;
  const place = view.place?.place;
  return (
    <section className={classes.fixed}>
      {view.status === "scheduled" ? (
        <nav className={classes.actions}>
          {links.calendar ? (
            <a href={links.calendar} download onClick={() => setSaved(true)}>
              <Icon name="calendar" size={20} />
              {w.fixed.calendar}
            </a>
          ) : (
            <button
              type="button"
              onClick={() => {
                saveCalendar(view, new URL(`/hangout/${view.hangoutId}`, location.origin).href);
                setSaved(true);
              }}
            >
              <Icon name="calendar" size={20} />
              {w.fixed.calendar}
            </button>
          )}
          {place ? (
            <a href={directionsUrl(place)} target="_blank" rel="noreferrer">
              <Icon name="go" size={20} />
              {w.fixed.directions}
            </a>
          ) : null}
          {links.carpool && view.me?.rsvp !== "no" ? (
            <a href={links.carpool}>
              <Icon name="ride" size={20} />
              {w.fixed.ride}
            </a>
          ) : null}
        </nav>
      ) : null}
      {links.carpool && view.hasCars && view.me?.rsvp === "no" ? (
        <p className={classes.saved}>{w.fixed.seatFree}</p>
      ) : null}
      <p className={classes.saved} role="status">
        {isSaved ? w.fixed.saved : ""}
      </p>
      {view.status === "scheduled" && links.feed ? (
        <a className={classes.feed} href={links.feed}>
          {w.fixed.feed}
        </a>
      ) : null}
      {view.status === "scheduled" && actions?.calendarFeed ? <Feed fetchUrl={actions.calendarFeed} /> : null}
    </section>
  );
}

/** Opens the reader's own feed in their calendar: its address is made with the first press. */
function Feed({ fetchUrl }: { fetchUrl: () => Promise<string> }) {
  const w = useInvitationWords();
  const [url, setUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const made = await fetchUrl();
      setUrl(made);
      setFailed(false);
      location.assign(made);
    } catch {
      setFailed(true);
    }
  };
  if (url !== undefined) {
    return (
      <p>
        {w.fixed.feedMade}{" "}
        <a className={classes.feed} href={url}>
          {w.fixed.feedOpen}
        </a>
      </p>
    );
  }
  return (
    <>
      <button type="button" className={classes.feed} onClick={() => void open()}>
        {w.fixed.feed}
      </button>
      <p className={classes.saved} role="alert">
        {hasFailed ? w.problems.offline : ""}
      </p>
    </>
  );
}

/** Hands over a calendar file, written here by a part that comes with the press. */
function saveCalendar(view: InvitationView, url: string) {
  void import("./calendar").then(({ saveCalendarFile }) => saveCalendarFile(view, url));
}

/** Apple's and Google's apps both take this address; a browser shows Google's map. */
function directionsUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
