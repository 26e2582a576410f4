import { DrawnFace } from "~/ui/pictures/drawn-face";
import classes from "./face.module.css";
import type { InvitationPerson } from "./model";

interface Props {
  person: Pick<InvitationPerson, "name" | "userName" | "photoRef" | "faceSeed"> & { memberId?: string };
  size?: "stack" | "line" | "card";
  /** True for somebody who would come if need be: a ring around them. */
  isUnsure?: boolean;
}

/** Somebody's photo, or a face drawn from their name. Their name stands beside it or is read with the date. */
export function Face({ person, size = "line", isUnsure = false }: Props) {
  // Two people of one name have two faces.
  const named = person.memberId === undefined ? person.name : (person.userName ?? person.name);
  return (
    <span className={classes.face} data-size={size} data-unsure={isUnsure || undefined} aria-hidden="true">
      {person.photoRef ? (
        <img src={`${person.photoRef}?size=small`} alt="" loading="lazy" decoding="async" />
      ) : (
        <DrawnFace seed={person.faceSeed ?? named} />
      )}
    </span>
  );
}

/** Faces in a stack after which the rest are a number. */
const STACK_MAX = 6;

export function Faces({ people, unsure }: { people: readonly InvitationPerson[]; unsure?: ReadonlySet<string> }) {
  const rest = people.length - STACK_MAX;
  const shown = rest > 1 ? people.slice(0, STACK_MAX) : people;
  return (
    <span className={classes.stack} aria-hidden="true">
      {shown.map((person) => (
        <Face key={person.memberId} person={person} size="stack" isUnsure={unsure?.has(person.memberId) ?? false} />
      ))}
      {shown.length < people.length ? <b>{`+${people.length - shown.length}`}</b> : null}
    </span>
  );
}
