import { Button } from "@mantine/core";
import { IconCar, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { Car } from "~/sync/carpools/way";
import { later } from "~/ui/later";
import { firstName } from "~/ui/people/person";
import { Sheet } from "~/ui/sheet/sheet";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { useRide } from "./ride-context";
import { ZoneNote } from "./zone-note";

const OfferForm = lazy(later(() => import("./offer-form").then((part) => ({ default: part.OfferForm }))));
const AskForm = lazy(later(() => import("./ask-form").then((part) => ({ default: part.AskForm }))));

/** The form that is open: a car to offer or change, or a seat to ask for, in one car or in any. */
export type RideSheetName = { kind: "offer" } | { kind: "ask"; car?: Car };

interface Props {
  opened: RideSheetName | null;
  onOpen: (sheet: RideSheetName | null) => void;
}

/** The two ways into a carpool, and their forms. */
export function RideSheets({ opened, onOpen }: Props) {
  const w = useCarpoolWords();
  const { way, canChange } = useRide();
  const close = () => onOpen(null);
  const { myCar, myRide } = way;
  const car = opened?.kind === "ask" ? opened.car : undefined;
  const askTitle = car ? w.ask.titleIn(firstName(car)) : w.ask.title;
  return (
    <>
      {canChange && !myCar && myRide?.status !== "accepted" ? (
        <div className={classes.ways2}>
          <Button
            variant="default"
            leftSection={<IconCar size={20} stroke={1.7} aria-hidden="true" />}
            onClick={() => onOpen({ kind: "offer" })}
          >
            {w.offer.open}
          </Button>
          {myRide ? null : (
            <Button
              variant="default"
              leftSection={<IconUsers size={20} stroke={1.7} aria-hidden="true" />}
              onClick={() => onOpen({ kind: "ask" })}
            >
              {w.ask.open}
            </Button>
          )}
        </div>
      ) : null}
      <Sheet opened={opened?.kind === "offer"} onClose={close} title={myCar ? w.offer.change : w.offer.title}>
        <ZoneNote />
        <Suspense fallback={null}>
          <OfferForm onDone={close} />
        </Suspense>
      </Sheet>
      <Sheet opened={opened?.kind === "ask"} onClose={close} title={askTitle}>
        <ZoneNote />
        <Suspense fallback={null}>
          <AskForm car={car ?? way.cars.find(({ id }) => id === myRide?.carId)} onDone={close} />
        </Suspense>
      </Sheet>
    </>
  );
}
