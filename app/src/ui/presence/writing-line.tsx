import { namesOf } from "../people/face-stack";
import type { Person } from "../people/person";
import { useWords } from "../words";
import classes from "./presence.module.css";

/** People who are writing. Keeps its line while nobody is, so that nothing jumps; not announced, the comment will be. */
export function WritingLine({ people }: { people: readonly Person[] }) {
  const w = useWords();
  return (
    <p className={classes.writing}>
      {people.length > 0 ? (
        <>
          <span className={classes.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {w.presence.writing(namesOf(w, people, 2), people.length)}
        </>
      ) : null}
    </p>
  );
}
