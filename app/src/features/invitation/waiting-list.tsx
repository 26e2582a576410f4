import { useInvitationWords } from "~/ui/words/invitation";
import classes from "./coming.module.css";
import { Face } from "./face";
import type { InvitationView } from "./model";
import page from "./page.module.css";
import { firstName } from "./sentences";
import { WhichOne } from "./which-one";

/** People on the waiting list, and how many with those they bring; for hosts, while the hangout is ahead. */
export function WaitingList({ view }: { view: InvitationView }) {
  const { coming: w } = useInvitationWords();
  const isHost = view.me?.role === "host" || view.me?.role === "coHost";
  const waiting = view.people.filter(({ rsvp }) => rsvp === "waitlisted");
  if (!isHost || view.status !== "scheduled" || waiting.length === 0) return null;
  const count = waiting.reduce((sum, { partySize }) => sum + partySize, 0);
  return (
    <section>
      <h2 className={page.section}>
        {w.waiting} <small>{count}</small>
      </h2>
      <ul className={classes.faces}>
        {waiting.map((person) => (
          <li key={person.memberId}>
            <Face person={person} size="card" />
            <span>{w.plus(firstName(person.name), person.partySize - 1)}</span>
            {person.isGuest ? <small>{w.guest}</small> : null}
            <WhichOne person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
