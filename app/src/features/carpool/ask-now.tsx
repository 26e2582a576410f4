import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { askAgain } from "~/sync/carpools/actions";
import { type Car, carsFor, type Rider } from "~/sync/carpools/way";
import { firstName } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { useRide } from "./ride-context";

/** Drivers named by buttons; the list has all of them. */
const CARS_MAX = 3;

interface Props {
  ride: Rider;
  cars: readonly Car[];
}

/** Asks the drivers of cars with room, one press each, with what the reader has said before. */
export function AskNow({ ride, cars }: Props) {
  const w = useCarpoolWords();
  const [isBusy, ask] = useAskAgain(ride);
  return cars.slice(0, CARS_MAX).map((car) => (
    <Button key={car.id} disabled={isBusy} onClick={() => void ask(car)}>
      {w.ask.saveIn(firstName(car))}
    </Button>
  ));
}

/** A seat that the reader gave back, and the way to ask for it again; who does not come reads why it is gone. */
export function FormerRide() {
  const w = useCarpoolWords();
  const { way, member, canChange } = useRide();
  const { myFormer: ride } = way;
  if (!ride || !canChange) return null;
  const isOut = member?.rsvp === "no";
  return (
    <section className={classes.mine} aria-labelledby="carpool-former">
      <h2 id="carpool-former">{isOut ? w.former.cannotCome : w.former.title}</h2>
      {isOut ? <p className={classes.quiet}>{w.former.cannotComeMore}</p> : <AskFormer ride={ride} />}
    </section>
  );
}

function AskFormer({ ride }: { ride: Rider }) {
  const w = useCarpoolWords();
  const { way } = useRide();
  const [isBusy, ask] = useAskAgain(ride);
  const car = carsFor(way, ride).find(({ id }) => id === ride.carId);
  return (
    <Group gap="xs">
      <Button disabled={isBusy} onClick={() => void ask(car)}>
        {car ? w.former.askIn(firstName(car)) : w.former.ask}
      </Button>
    </Group>
  );
}

/** Tells whether a rider looks for any car, or for another than the one whose driver declined. */
export function isLooking({ status }: Rider): boolean {
  return status === "looking" || status === "declined";
}

function useAskAgain(ride: Rider) {
  const w = useCarpoolWords();
  const { way } = useRide();
  const [isBusy, setBusy] = useState(false);
  const ask = async (car?: Car) => {
    setBusy(true);
    try {
      await askAgain(way.carpoolId, ride, car?.id ?? null);
      toast({ message: car ? w.ask.doneIn(firstName(car)) : w.ask.done });
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
    setBusy(false);
  };
  return [isBusy, ask] as const;
}
