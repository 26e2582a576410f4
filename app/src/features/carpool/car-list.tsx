import type { Car } from "~/sync/carpools/way";
import { useCarpoolWords } from "~/ui/words/carpool";
import { CarRow } from "./car-row";
import classes from "./carpool.module.css";
import type { CarTrip } from "./fair-plan";
import { useRide } from "./ride-context";

interface Props {
  trips: readonly CarTrip[];
  isProposal: boolean;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  onAsk: (car: Car) => void;
}

/** All cars by their numbers. It says all that the map shows. */
export function CarList({ trips, isProposal, chosenId, onChoose, onAsk }: Props) {
  const w = useCarpoolWords();
  const { way, canChange } = useRide();
  const { myCar, myRide } = way;
  const mayAsk = canChange && !myCar && myRide?.status !== "accepted";
  const sorted = [...trips].sort((a, b) => a.car.number - b.car.number);
  return (
    <ul className={classes.cars} aria-label={w.car.list}>
      {sorted.map((trip) => {
        const { car } = trip;
        const hasAsked = myRide?.carId === car.id && ["requested", "waiting"].includes(myRide.status);
        const fits = car.freeSeats >= (myRide?.size ?? 1);
        return (
          <CarRow
            key={car.id}
            trip={trip}
            isProposal={isProposal}
            isChosen={car.id === chosenId}
            onChoose={() => onChoose(car.id === chosenId ? null : car.id)}
            onAsk={mayAsk && fits && !hasAsked ? () => onAsk(car) : undefined}
          />
        );
      })}
    </ul>
  );
}
