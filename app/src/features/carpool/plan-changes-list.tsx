import { listed } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { timeText } from "./clock";
import type { FairPlan } from "./fair-plan";
import { changesOf, effectOf, type SeatChange } from "./plan-changes";
import { useRide } from "./ride-context";

/**
 * Changes of a plan for people who have seats already, and the people who keep their places. Not there for a first
 * plan that gives somebody a seat.
 */
export function ChangesList({ plan }: { plan: FairPlan }) {
  const w = useCarpoolWords();
  const { way, zone } = useRide();
  const effect = effectOf(way, plan);
  if (effect !== "some") return <p>{w.changes[effect]}</p>;
  if (way.cars.every(({ aboard }) => aboard.length === 0)) return null;
  const { moved, retimed, drivers, same } = changesOf(way, plan);
  const count = moved.length + retimed.length + drivers.length;
  return (
    <section className={classes.changes} aria-labelledby="carpool-changes">
      <h3 id="carpool-changes">
        {w.changes.title} <span className={classes.quiet}>{w.changes.of(count, count + same.length)}</span>
      </h3>
      <ul>
        {moved.map((change) => (
          <li key={change.rider.id}>
            <Portrait name={change.rider.name} uid={change.rider.uid} src={undefined} size="small" />
            <span>
              <b>{change.rider.isMine ? w.changes.you : firstName(change.rider)}</b>
              <span className={classes.quiet}>{textOf(change)}</span>
            </span>
          </li>
        ))}
        {retimed.map(({ rider, at }) => (
          <li key={rider.id}>
            <Portrait name={rider.name} uid={rider.uid} src={undefined} size="small" />
            <span>
              <b>{rider.isMine ? w.changes.you : firstName(rider)}</b>
              <span className={classes.quiet}>{w.changes.at(timeText(at, zone), timeText(rider.at, zone))}</span>
            </span>
          </li>
        ))}
        {drivers.map((car) => (
          <li key={car.id}>
            <Portrait name={car.name} uid={car.uid} src={undefined} size="small" />
            <span>
              <b>{car.isMine ? w.changes.you : firstName(car)}</b>
              <span className={classes.quiet}>{w.changes.driver}</span>
            </span>
          </li>
        ))}
      </ul>
      {same.length > 0 ? (
        <p>
          <b>{w.changes.same}</b>{" "}
          {listed(same.map((each) => (each.isMine ? w.changes.you.toLowerCase() : firstName(each))))}
        </p>
      ) : null}
    </section>
  );

  function textOf({ from, to }: SeatChange): string {
    if (from && to) return w.changes.instead(firstName(to), firstName(from));
    return to ? w.changes.gets(firstName(to)) : w.changes.loses(from ? firstName(from) : "");
  }
}
