import { IconFlagFilled, IconHomeFilled } from "@tabler/icons-react";
import type { Size, View } from "~/map/points-map";
import { pixelOf } from "~/map/view";
import type { Spot } from "~/sync/carpools/way";
import { lookOf } from "./car-look";
import classes from "./map.module.css";
import { MapLabels } from "./map-labels";
import { type MapPerson, Pin, place } from "./map-pin";
import { linePath, lineSamples } from "./route-line";

/** A car's line with the people on it. */
export interface MapCar {
  id: string;
  number: number;
  driver: MapPerson;
  riders: readonly MapPerson[];
  /** How many seats are free, in words. */
  seats: string;
  /** `true` if the line goes from the destination to the driver's home. */
  isBack: boolean;
}

interface Props {
  view: View;
  size: Size;
  cars: readonly MapCar[];
  seatless: readonly MapPerson[];
  destination?: (Spot & { caption: string }) | undefined;
  /** The car whose line is thicker; the others fade. */
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

/** With more people than this their faces would cover each other: they become dots. */
const FACES_MAX = 50;

/** Lines and people above the map. The list says the same: this part is for eyes and pointers. */
export function MapOverlay({ view, size, cars, seatless, destination, chosenId, onChoose }: Props) {
  const at = ({ lng, lat }: Spot) => pixelOf(view, size, [lng, lat]);
  const count = cars.reduce((sum, { riders }) => sum + 1 + riders.length, seatless.length);
  const isDense = count > FACES_MAX;
  const fades = (id: string | null) => (chosenId !== null && chosenId !== id) || undefined;
  return (
    <div className={classes.overlay} aria-hidden="true">
      <svg width={size.width} height={size.height} className={classes.lines}>
        <title>{destination?.caption ?? ""}</title>
        {destination
          ? [...cars]
              .sort((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId))
              .map((car) => (
                <CarLine
                  key={car.id}
                  number={car.number}
                  d={linePath(pointsOf(car, destination).map(at), car.number)}
                  isChosen={car.id === chosenId}
                  isFaded={fades(car.id)}
                  onChoose={() => onChoose(car.id === chosenId ? null : car.id)}
                />
              ))
          : null}
      </svg>
      {seatless.map((person) => (
        <Pin key={person.id} at={at(person.spot)} person={person} isDot={isDense} isFaded={fades(null)} />
      ))}
      {cars.map((car) =>
        car.riders.map((person) => (
          <Pin
            key={person.id}
            at={at(person.spot)}
            person={person}
            number={car.number}
            isDot={isDense}
            isFaded={fades(car.id)}
            onChoose={() => onChoose(car.id)}
          />
        )),
      )}
      {cars.map((car) => (
        <Pin
          key={car.id}
          at={at(car.driver.spot)}
          person={car.driver}
          number={car.number}
          isDriver
          isFaded={fades(car.id)}
          onChoose={() => onChoose(car.id === chosenId ? null : car.id)}
        />
      ))}
      {destination ? (
        <span className={classes.destination} style={place(at(destination))}>
          <span className={classes.flag}>
            {cars[0]?.isBack ? <IconHomeFilled size={18} /> : <IconFlagFilled size={18} />}
          </span>
        </span>
      ) : null}
      <MapLabels
        size={size}
        cars={cars.map(({ id, driver, seats }) => ({
          ...{ id, at: at(driver.spot), town: driver.town, seats, isFaded: fades(id) ?? false },
        }))}
        destination={destination ? { at: at(destination), caption: destination.caption } : undefined}
        riders={[...seatless, ...cars.flatMap(({ riders }) => riders)].map(({ spot }) => at(spot))}
        routes={destination ? cars.flatMap((car) => lineSamples(pointsOf(car, destination).map(at), car.number)) : []}
      />
    </div>
  );
}

/** The spots of a car's drive in order. */
function pointsOf({ driver, riders, isBack }: MapCar, destination: Spot): Spot[] {
  const stops = riders.map(({ spot }) => spot);
  return isBack ? [destination, ...stops, driver.spot] : [driver.spot, ...stops, destination];
}

interface LineProps {
  number: number;
  d: string;
  isChosen: boolean;
  isFaded: boolean | undefined;
  onChoose: () => void;
}

function CarLine({ number, d, isChosen, isFaded, onChoose }: LineProps) {
  const { colour, dashes } = lookOf(number);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <g className={classes.line} data-chosen={isChosen || undefined} data-faded={isFaded} onClick={onChoose}>
      <path className={classes.casing} d={d} />
      <path className={classes.stroke} d={d} stroke={colour} strokeDasharray={dashes} data-car={number} />
      <path className={classes.target} d={d} />
    </g>
  );
}
