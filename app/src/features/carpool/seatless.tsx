import type { Rider } from "~/sync/carpools/way";
import { sizeOf } from "~/sync/carpools/way";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { type CarpoolWords, useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { useRide } from "./ride-context";

/** People without a seat, folded to their number and faces. */
export function Seatless({ riders }: { riders: readonly Rider[] }) {
  const w = useCarpoolWords();
  const { way, placeOf } = useRide();
  if (riders.length === 0) return null;
  const statusOf = (rider: Rider) => {
    const driver = way.cars.find(({ id }) => id === rider.carId);
    return statusText(w, rider.status, driver ? firstName(driver) : "");
  };
  const people = riders.map(({ uid: id, name }) => ({ id, name }));
  return (
    <details className={classes.seatless}>
      <summary>
        <b>{w.seatless.title(sizeOf(riders))}</b>
        <FaceStack people={people} max={5} names="hidden" />
      </summary>
      <ul>
        {riders.map((rider) => (
          <li key={rider.id}>
            <Portrait name={rider.name} uid={rider.uid} src={undefined} size="small" />
            <span>
              <b>{rider.size > 1 ? w.car.and(rider.name, rider.size - 1) : rider.name}</b>{" "}
              <span className={classes.quiet}>
                {[placeOf(rider.spot), statusOf(rider)].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function statusText({ seatless: w }: CarpoolWords, status: Rider["status"], driver: string): string {
  if (status === "requested" && driver) return w.asked(driver);
  if (status === "waiting" && driver) return w.waiting(driver);
  return status === "declined" ? w.declined : w.looking;
}
