import { Portrait } from "~/ui/portrait";
import classes from "./carpool.module.css";

interface Props {
  driver: { uid: string; name: string };
  /** Everybody else in the car whose face is known. */
  riders: readonly { id: string; uid: string; name: string; size: number }[];
  freeSeats: number;
}

/** Faces and seats drawn before the rest becomes a number. */
const SEATS_MAX = 7;

/** Faces in a car and its free seats. Decoration: the words beside it say both. */
export function Seats({ driver, riders, freeSeats }: Props) {
  const faces = [{ id: driver.uid, ...driver, size: 1 }, ...riders];
  const shown = faces.slice(0, SEATS_MAX);
  const empty = Math.max(0, Math.min(freeSeats, SEATS_MAX - shown.length));
  const rest = faces.length - shown.length + freeSeats - empty;
  return (
    <span className={classes.seats} aria-hidden="true">
      {shown.map(({ id, uid, name, size }) => (
        <span key={id} className={classes.face}>
          <Portrait name={name} uid={uid} src={undefined} size="small" />
          {size > 1 ? <small>{size}</small> : null}
        </span>
      ))}
      {Array.from({ length: empty }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty seats have no identity
        <span key={seat} className={classes.empty} />
      ))}
      {rest > 0 ? <span className={classes.rest}>{`+${rest}`}</span> : null}
    </span>
  );
}
