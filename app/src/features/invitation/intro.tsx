import { useState } from "react";
import { titleProps } from "~/ui/title-props";
import { useInvitationWords } from "~/ui/words/invitation";
import { Face } from "./face";
import { Icon } from "./icon";
import classes from "./intro.module.css";
import type { InvitationPlace, InvitationView } from "./model";
import { firstName } from "./sentences";
import { When } from "./when";

/** A message longer than this is cut until it is asked for: the answer stays on the first screen of a phone. */
const NOTE_MAX = 90;

/** Title, date, host and place. */
export function Intro({ view, nowMs }: { view: InvitationView; nowMs: number }) {
  const w = useInvitationWords();
  const host = view.people.find(({ role }) => role === "host");
  // A place that was never said is no news once it is over.
  const isOpen = view.status === "polling" || view.status === "scheduled";
  return (
    <div className={classes.intro}>
      <h1 {...titleProps(view.title)}>{view.title}</h1>
      <When view={view} nowMs={nowMs} />
      <div className={classes.host}>
        <Face person={host ?? view.host} />
        <p>
          <b>{firstName(view.host.name)}</b> {w.invites}
          {view.note ? <Note text={view.note} /> : null}
        </p>
      </div>
      {view.place && (view.place.place || isOpen) ? <Where place={view.place} /> : null}
    </div>
  );
}

function Note({ text }: { text: string }) {
  const w = useInvitationWords();
  const [isCut, setCut] = useState(text.length > NOTE_MAX);
  return (
    <>
      <span className={classes.note} data-cut={isCut || undefined}>
        {w.quote(text)}
      </span>
      {isCut ? (
        <button type="button" className={classes.more} onClick={() => setCut(false)}>
          {w.readMore}
        </button>
      ) : null}
    </>
  );
}

function Where({ place: { mode, place } }: { place: InvitationPlace }) {
  const w = useInvitationWords();
  return (
    <div className={classes.where}>
      <Icon name="pin" size={20} />
      <b>{place?.name ?? (mode === "fair" ? w.placeFair : w.placeLater)}</b>
      {place ? (
        <a
          className={classes.map}
          href={mapUrl(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={w.mapOf(place.name)}
        >
          <Icon name="go" size={17} />
          {w.map}
        </a>
      ) : null}
    </div>
  );
}

/** A map that every device can open; phones offer their own app for it. */
export function mapUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
}
