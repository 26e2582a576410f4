import { FaceStack, namesOf } from "../people/face-stack";
import type { Person } from "../people/person";
import { useWords } from "../words";
import classes from "./presence.module.css";

/** Faces of who looks at the same thing right now; nothing while one is alone. */
export function HereNow({ people }: { people: readonly Person[] }) {
  const w = useWords();
  if (people.length === 0) return null;
  const text = w.presence.here(namesOf(w, people, 2), people.length);
  return (
    <span className={classes.here}>
      <FaceStack people={people.map((each) => ({ ...each, ring: "here" as const }))} names="hidden" />
      <span>{text}</span>
    </span>
  );
}
