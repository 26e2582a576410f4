import { carsFor, type Rider, sizeOf } from "~/sync/carpools/way";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { type CarpoolWords, useCarpoolWords } from "~/ui/words/carpool";
import { isLooking } from "./ask-now";
import classes from "./carpool.module.css";
import { TakeAlong } from "./requests";
import { useRide } from "./ride-context";

interface Props {
  riders: readonly Rider[];
  /** `true` if these have no seat in a plan, which nobody uses yet. */
  isProposal: boolean;
}

/** People without a seat, folded to their number and faces. */
export function Seatless({ riders, isProposal }: Props) {
  const w = useCarpoolWords();
  const { way, canChange, placeOf } = useRide();
  if (riders.length === 0) return null;
  const { myCar } = way;
  const mayTake = (rider: Rider) =>
    !isProposal && canChange && myCar !== undefined && isLooking(rider) && carsFor({ cars: [myCar] }, rider).length > 0;
  const statusOf = (rider: Rider) => {
    const driver = way.cars.find(({ id }) => id === rider.carId);
    return statusText(w, rider.status, driver ? firstName(driver) : "");
  };
  const people = riders.map(({ uid: id, name }) => ({ id, name }));
  return (
    <details className={classes.seatless} open={riders.some(mayTake)}>
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
            {mayTake(rider) ? <TakeAlong rider={rider} /> : null}
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
