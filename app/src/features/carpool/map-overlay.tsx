import { IconFlagFilled, IconHomeFilled } from "@tabler/icons-react";
import type { Size, View } from "~/map/points-map";
import { pixelOf } from "~/map/view";
import type { Spot } from "~/sync/carpools/way";
import { lookOf } from "./car-look";
import classes from "./map.module.css";
import { edgeOf, type MapPerson, Pin, place } from "./map-pin";
import { linePath } from "./route-line";

/** A car's line with the people on it. */
export interface MapCar {
  id: string;
  number: number;
  driver: MapPerson;
  riders: readonly MapPerson[];
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
        <Pin key={person.id} at={at(person.spot)} size={size} person={person} isDot={isDense} isFaded={fades(null)} />
      ))}
      {cars.map((car) =>
        car.riders.map((person) => (
          <Pin
            key={person.id}
            at={at(person.spot)}
            size={size}
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
          size={size}
          person={car.driver}
          number={car.number}
          isDriver
          isFaded={fades(car.id)}
          onChoose={() => onChoose(car.id === chosenId ? null : car.id)}
        />
      ))}
      {destination ? (
        <span className={classes.destination} data-edge={edgeOf(at(destination), size)} style={place(at(destination))}>
          <span className={classes.flag}>
            {cars[0]?.isBack ? <IconHomeFilled size={18} /> : <IconFlagFilled size={18} />}
          </span>
          <span className={classes.caption}>{destination.caption}</span>
        </span>
      ) : null}
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
