import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { leaveCar } from "~/sync/carpools/actions";
import { carsFor, sizeOf } from "~/sync/carpools/way";
import { firstName } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { type CarpoolWords, useCarpoolWords } from "~/ui/words/carpool";
import { AskNow, FormerRide, isLooking } from "./ask-now";
import classes from "./carpool.module.css";
import { timeText } from "./clock";
import type { CarTrip } from "./fair-plan";
import { type RideFacts, useRide } from "./ride-context";

interface Props {
  trips: readonly CarTrip[];
  /** Address of the reader's trip. */
  tripHref: string;
  onChange: () => void;
}

/** The reader's own part: the car they drive or ride in, or that they wait for one; and the ways to change it. */
export function MyPart({ trips, tripHref, onChange }: Props) {
  const w = useCarpoolWords();
  const ride = useRide();
  const [isAsking, setAsking] = useState(false);
  const { way, canChange } = ride;
  const { myCar, myRide } = way;
  if (!myCar && !myRide) return <FormerRide />;
  const { title, text } = partOf(w, ride, trips);
  const roomy = canChange && myRide && isLooking(myRide) ? carsFor(way, myRide) : [];
  const hasTrip = myCar !== undefined || myRide?.status === "accepted";
  const leave = async () => {
    setAsking(false);
    try {
      await leaveCar(way.carpoolId);
      toast({ message: myCar ? w.mine.removed : w.mine.left });
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  return (
    <section className={classes.mine} aria-labelledby="carpool-mine" data-seat={hasTrip || undefined}>
      <h2 id="carpool-mine">{title}</h2>
      {text ? <p className={classes.quiet}>{roomy.length > 0 ? w.mine.roomNow : text}</p> : null}
      <Group gap="xs">
        {hasTrip ? (
          <Button component={Link} href={tripHref}>
            {w.mine.trip}
          </Button>
        ) : null}
        {myRide && roomy.length > 0 ? <AskNow ride={myRide} cars={roomy} /> : null}
        {canChange ? (
          <>
            <Button variant="default" onClick={onChange}>
              {w.mine.change}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => (myCar ? setAsking(true) : void leave())}>
              {myCar ? w.mine.removeCar : hasTrip ? w.mine.giveUpSeat : w.mine.takeBack}
            </Button>
          </>
        ) : null}
      </Group>
      <RemoveCar
        opened={isAsking}
        riders={sizeOf(myCar?.aboard ?? [])}
        onClose={() => setAsking(false)}
        onRemove={() => void leave()}
      />
    </section>
  );
}

/** A sentence about the reader's part, and one more about what follows. */
function partOf(w: CarpoolWords, { way, zone, placeOf }: RideFacts, trips: readonly CarTrip[]) {
  const { myCar, myRide: ride } = way;
  if (myCar) {
    const trip = trips.find(({ car }) => car.id === myCar.id);
    return {
      title: w.mine.drive,
      text: w.car.from(placeOf(myCar.spot), timeText(trip?.leaveAt ?? myCar.leaveAt, zone)),
    };
  }
  const trip = trips.find(({ car }) => car.id === ride?.carId);
  const driver = trip ? firstName(trip.car) : "";
  if (ride?.status === "accepted") {
    const at = timeText(trip?.stops.find(({ rider }) => rider.id === ride.id)?.at, zone);
    const text = way.direction === "there" ? w.mine.pickUp(driver, at) : w.mine.dropOff(driver, at);
    return { title: w.mine.ride(driver), text: [text, ride.spot.label].filter(Boolean).join(" · ") };
  }
  if (ride?.status === "requested" && driver) {
    if (ride.isPlanned) return { title: w.mine.planned(driver), text: w.mine.plannedMore };
    return { title: w.mine.asked(driver), text: w.mine.askedMore };
  }
  if (ride?.status === "waiting" && driver) return { title: w.mine.waiting(driver), text: w.mine.waitingMore };
  if (ride?.status === "declined") return { title: w.mine.declined, text: w.mine.declinedMore };
  return { title: w.mine.looking, text: w.mine.lookingMore };
}

interface RemoveProps {
  opened: boolean;
  /** People who lose their seat by it. */
  riders: number;
  onClose: () => void;
  onRemove: () => void;
}

function RemoveCar({ opened, riders, onClose, onRemove }: RemoveProps) {
  const w = useCarpoolWords();
  const { common } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={w.mine.removeTitle}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <p>{w.mine.removeText(riders)}</p>
      <Group gap="sm" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {w.mine.keep}
        </Button>
        <Button variant="default" onClick={onRemove}>
          {w.mine.removeCar}
        </Button>
      </Group>
    </Modal>
  );
}
