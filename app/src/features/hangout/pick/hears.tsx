import { FaceStack } from "~/ui/people/face-stack";
import { personOf } from "../people";
import type { Hearing } from "./hearing";
import classes from "./pick.module.css";

/** The list of what each person will hear; narrow, the faces stand above the words. */
export function Hears({ groups, isNarrow = false }: { groups: readonly Hearing[]; isNarrow?: boolean }) {
  return (
    <ul className={classes.hears} data-narrow={isNarrow || undefined}>
      {groups.map(({ kind, people, title, hears }) => (
        <li key={kind}>
          <FaceStack people={people.map(personOf)} max={isNarrow ? 6 : 2} names="hidden" />
          <span>
            <b>{title}</b>
            <span className={classes.words}>{hears}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
