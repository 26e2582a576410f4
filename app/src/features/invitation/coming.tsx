import { listed } from "~/ui/format";
import { useInvitationWords } from "~/ui/words/invitation";
import classes from "./coming.module.css";
import { Face } from "./face";
import type { InvitationPerson, InvitationView } from "./model";
import page from "./page.module.css";
import { reasonIn } from "./reasons";
import { firstName } from "./sentences";
import { WaitingList } from "./waiting-list";
import { WhichOne } from "./which-one";

/** People who come, as faces, and the names of those who cannot. Afterwards: who was there. */
export function Coming({ view }: { view: InvitationView }) {
  const w = useInvitationWords();
  const isOver = view.status === "done";
  const isIn = (rsvp: string | undefined, attended: boolean | undefined) => (isOver ? attended : rsvp === "going");
  const there = view.people.filter(({ rsvp, attended }) => isIn(rsvp, attended));
  const absent = isOver ? [] : view.people.filter(({ rsvp }) => rsvp === "no");
  const mine = view.me?.memberId;
  const unsure = isOver ? [] : there.filter(({ reconfirm, memberId }) => reconfirm && memberId !== mine);
  return (
    <section>
      <h2 className={page.section}>
        {isOver ? w.coming.was : w.coming.title} {isOver ? null : <small>{view.going}</small>}
      </h2>
      {there.length > 0 ? (
        <ul className={classes.faces}>
          {there.map((person) => (
            <li key={person.memberId}>
              <Face person={person} size="card" isUnsure={!isOver && person.reconfirm === true} />
              <span>
                {person.memberId === mine
                  ? w.coming.plus(w.coming.you, person.partySize - 1)
                  : w.coming.plus(firstName(person.name), person.partySize - 1)}
              </span>
              {person.isGuest && person.memberId !== mine ? <small>{w.coming.guest}</small> : null}
              <WhichOne person={person} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={page.soft}>{w.coming.nobody}</p>
      )}
      {unsure.length > 0 ? (
        <p className={page.soft}>{w.coming.unconfirmed(listed(unsure.map(({ name }) => firstName(name))))}</p>
      ) : null}
      <WaitingList view={view} />
      <Absent view={view} people={absent} />
      {view.hideGuests ? <p className={page.soft}>{w.coming.hidden(firstName(view.host.name))}</p> : null}
    </section>
  );
}

/** Names of those who can't come, each with the reason where they gave one. */
function Absent({ view, people }: { view: InvitationView; people: readonly InvitationPerson[] }) {
  const w = useInvitationWords();
  const told = people.flatMap((person) => {
    const reason = reasonIn(view.comments, person.memberId);
    return reason ? [{ person, reason }] : [];
  });
  if (people.length === 0) return null;
  return (
    <>
      <p className={page.soft}>{w.coming.cannot(listed(people.map(({ name }) => firstName(name))))}</p>
      {told.length > 0 ? (
        <ul className={classes.reasons}>
          {told.map(({ person, reason }) => (
            <li key={person.memberId}>
              <Face person={person} />
              <p>
                <b>{firstName(person.name)}</b> {w.quote(reason)}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
