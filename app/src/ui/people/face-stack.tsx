import { VisuallyHidden } from "@mantine/core";
import { listed } from "../format";
import { Portrait } from "../portrait";
import { useWords, type Words } from "../words";
import classes from "./face-stack.module.css";
import { firstName, type Person } from "./person";

/** A ring around a face: what somebody answered. Always beside words that say the same. */
export type Ring = "yes" | "maybe" | "here";

interface Props {
  people: readonly (Person & { ring?: Ring | undefined })[];
  /** Faces before the rest becomes a number. */
  max?: number;
  size?: "tiny" | "small" | "row";
  /** The names beside the faces, only for screen readers, or nowhere: then words beside the faces say them. */
  names?: "shown" | "spoken" | "hidden";
}

/** Faces that overlap, and who they are: "Ann, Ben and 3 more". */
export function FaceStack({ people, max = 4, size = "small", names = "spoken" }: Props) {
  const w = useWords();
  // A number that stands for one face would take as much room as the face.
  const shown = people.length === max + 1 ? people : people.slice(0, max);
  const rest = people.length - shown.length;
  return (
    <span className={classes.stack} data-size={size}>
      <span className={classes.faces} aria-hidden="true">
        {shown.map(({ id, name, photo, ring }) => (
          <span key={id} className={classes.face} data-ring={ring}>
            <Portrait name={name} uid={id} src={photo} size={size} />
          </span>
        ))}
        {rest > 0 ? <span className={classes.rest}>{`+${rest}`}</span> : null}
      </span>
      {names === "shown" ? <span className={classes.names}>{namesOf(w, people, 2)}</span> : null}
      {names === "spoken" ? <VisuallyHidden>{namesOf(w, people, people.length)}</VisuallyHidden> : null}
    </span>
  );
}

/** "Ann, Ben and 3 more": so many first names, or all where only one would be left out. */
export function namesOf(w: Words, people: readonly Person[], max: number): string {
  const most = people.length === max + 1 ? people.length : max;
  const names = people.slice(0, most).map(firstName);
  const rest = people.length - names.length;
  return listed(rest > 0 ? [...names, w.picker.moreFaces(rest)] : names);
}
