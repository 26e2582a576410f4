import { lazy, useMemo } from "react";
import { type Rider, sizeOf } from "~/sync/carpools/way";
import { Late } from "~/ui/late";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { timeText } from "./clock";
import { ExtraMinutes } from "./extra-minutes";
import type { CarTrip, FairPlan } from "./fair-plan";
import { type MapCar, MapOverlay } from "./map-overlay";
import type { MapPerson } from "./map-pin";
import { useRide } from "./ride-context";

const PointsMap = lazy(() => import("~/map/points-map").then((part) => ({ default: part.PointsMap })));

interface Props {
  trips: readonly CarTrip[];
  seatless: readonly Rider[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  /** The plan that is proposed; its minutes stand on the map where there is room. */
  plan: FairPlan | null;
}

/** Seats that the riders of a trip leave free. */
function freeOf({ seatsTotal, companions }: CarTrip["car"], riders: readonly Rider[]): number {
  return Math.max(0, seatsTotal - companions - sizeOf(riders));
}

/** Height of the panel of minutes and the space around it, on wide windows. */
const PANEL_PX = 260;

export function CarpoolMap({ trips, seatless, chosenId, onChoose, plan }: Props) {
  const w = useCarpoolWords();
  const { way, zone, placeOf } = useRide();
  const { destination, direction } = way;
  const points = useMemo(
    () => [...way.cars, ...way.cars.flatMap(({ aboard }) => aboard), ...way.seatless].map(({ spot }) => spot),
    [way],
  );
  const framed = useMemo(() => (destination ? [...points, destination] : points), [points, destination]);
  const person = ({ id, uid, name, spot }: MapPerson): MapPerson => ({ id, uid, name, spot, town: placeOf(spot) });
  const cars = trips.map(
    ({ car, stops }): MapCar => ({
      id: car.id,
      number: car.number,
      driver: person(car),
      riders: stops.map(({ rider }) => person(rider)),
      seats: w.car.free(
        freeOf(
          car,
          stops.map(({ rider }) => rider),
        ),
      ),
      isBack: direction === "back",
    }),
  );
  const caption = [destination?.label, timeText(way.targetTime, zone)].filter(Boolean).join(", ");
  const isWide = typeof window !== "undefined" && window.matchMedia("(min-width: 62rem)").matches;
  return (
    <div className={classes.map}>
      <Late>
        <PointsMap label={w.map} points={framed} coveredPx={plan && isWide ? PANEL_PX : 0}>
          {(view, size) => (
            <MapOverlay
              view={view}
              size={size}
              cars={cars}
              seatless={seatless.map(person)}
              destination={destination ? { ...destination, caption } : undefined}
              chosenId={chosenId}
              onChoose={onChoose}
            />
          )}
        </PointsMap>
      </Late>
      {plan ? (
        <div className={classes.extraOnMap}>
          <ExtraMinutes plan={plan} />
        </div>
      ) : null}
    </div>
  );
}
