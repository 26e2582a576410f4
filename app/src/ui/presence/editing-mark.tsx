import type { ReactNode } from "react";
import { FaceStack, namesOf } from "../people/face-stack";
import type { Person } from "../people/person";
import { useWords } from "../words";
import classes from "./presence.module.css";

interface Props {
  /** Others who edit it now. */
  people: readonly Person[];
  children: ReactNode;
}

/** Frames a field that somebody else edits, with their face and name at its edge. The field stays usable. */
export function EditingMark({ people, children }: Props) {
  const w = useWords();
  return (
    <div className={classes.edited} data-busy={people.length > 0 || undefined}>
      {children}
      {people.length > 0 ? (
        <p className={classes.editor}>
          <FaceStack people={people} size="tiny" names="hidden" />
          {w.presence.editing(namesOf(w, people, 2), people.length)}
        </p>
      ) : null}
    </div>
  );
}
