import { useInvitationWords } from "~/ui/words/invitation";
import { Face } from "./face";
import { Icon } from "./icon";
import classes from "./intro.module.css";
import type { InvitationPlace, InvitationView } from "./model";
import { firstName } from "./sentences";

/** Title, host and place. */
export function Intro({ view }: { view: InvitationView }) {
  const w = useInvitationWords();
  const host = view.people.find(({ role }) => role === "host");
  // A place that was never said is no news once it is over.
  const isOpen = view.status === "polling" || view.status === "scheduled";
  return (
    <div className={classes.intro}>
      <h1>{view.title}</h1>
      <div className={classes.host}>
        <Face person={host ?? view.host} />
        <p>
          <b>{firstName(view.host.name)}</b> {w.invites}
          {view.note ? <span className={classes.note}>{w.quote(view.note)}</span> : null}
        </p>
      </div>
      {view.place && (view.place.place || isOpen) ? <Where place={view.place} /> : null}
    </div>
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
