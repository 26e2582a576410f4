import { Button } from "@mantine/core";
import { type Rider, sizeOf } from "~/sync/carpools/way";
import { minutes } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { useCarpoolWords } from "~/ui/words/carpool";
import { CarBadge } from "./car-badge";
import classes from "./carpool.module.css";
import { timeText } from "./clock";
import type { CarTrip } from "./fair-plan";
import { useRide } from "./ride-context";
import { Seats } from "./seats";

interface Props {
  trip: CarTrip;
  /** `true` if these are seats of a plan, which nobody has yet. */
  isProposal: boolean;
  isChosen: boolean;
  onChoose: () => void;
  /** Asks for a seat in this car; left out where that makes no sense. */
  onAsk?: (() => void) | undefined;
}

/** A car in the list. Pressing it makes its line on the map thicker, and opens what there is to know. */
export function CarRow({ trip, isProposal, isChosen, onChoose, onAsk }: Props) {
  const w = useCarpoolWords();
  const { zone, placeOf } = useRide();
  const { car, stops, leaveAt } = trip;
  const taken = stops.reduce((sum, { rider }) => sum + rider.size, 0);
  const free = Math.max(0, car.seatsTotal - car.companions - taken);
  const name = car.isMine ? w.car.yours : w.car.of(firstName(car));
  const riders = stops.map(({ rider, at }) => w.car.stop(nameOf(rider, w.car.and), timeText(at, zone)));
  if (car.companions > 0) riders.push(w.car.with(car.companions));
  const asking = isProposal ? 0 : sizeOf(car.asking.filter(({ status }) => status === "requested"));
  if (asking > 0) riders.push(car.isMine ? w.car.askYou(asking) : w.car.asked(firstName(car), asking));
  return (
    <li className={classes.car} data-chosen={isChosen || undefined}>
      <button type="button" className={classes.carButton} aria-expanded={isChosen} onClick={onChoose}>
        <CarBadge number={car.number} />
        <span className={classes.carName}>{name}</span>
        <span className={classes.carFrom}>{w.car.from(placeOf(car.spot), timeText(leaveAt ?? car.leaveAt, zone))}</span>
        <Seats driver={car} riders={stops.map(({ rider }) => rider)} freeSeats={free} />
        <span className={classes.free} data-full={free === 0 || undefined}>
          {w.car.free(free)}
        </span>
        <span className={classes.riders}>{riders.length > 0 ? riders.join(", ") : w.car.nobody}</span>
      </button>
      {isChosen ? (
        <div className={classes.more}>
          {car.note ? <p>{car.note}</p> : null}
          <ul className={classes.facts}>
            <li>{w.car.detour(minutes(car.maxDetourMin))}</li>
            {car.tags.map((tag) => (tag in w.car.tags ? <li key={tag}>{w.car.tags[tag as Tag]}</li> : null))}
          </ul>
          {onAsk && !isProposal ? (
            <Button variant="default" onClick={onAsk}>
              {w.ask.inCar(firstName(car))}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

type Tag = keyof ReturnType<typeof useCarpoolWords>["car"]["tags"];

function nameOf(rider: Rider, and: (name: string, more: number) => string): string {
  return rider.size > 1 ? and(firstName(rider), rider.size - 1) : firstName(rider);
}
