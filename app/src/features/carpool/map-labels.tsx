import type { Size } from "~/map/points-map";
import { type Box, type Label, placeLabels } from "./label-places";
import classes from "./map.module.css";
import type { Pixel } from "./route-line";

/** A car's start on the map: its town, and how many seats are free. */
export interface LabelledCar {
  id: string;
  at: Pixel;
  town: string | undefined;
  seats: string;
  isFaded: boolean;
}

interface Props {
  size: Size;
  cars: readonly LabelledCar[];
  destination: { at: Pixel; caption: string } | undefined;
  /** Pixels at which faces of riders are. */
  riders: readonly Pixel[];
  /** Points on all routes. */
  routes: readonly Pixel[];
}

/** Widths of a letter in pixels, on average, in the fonts of the two kinds of labels. */
const [LETTER_PX, SERIF_LETTER_PX] = [7.4, 9.8];
const LINE_PX = 19;
/** Half of a driver's face, and of a rider's. */
const [DRIVER_PX, RIDER_PX] = [26, 18];
/** The buttons of the map in its corner, which names keep clear of. */
const TOOLS = { width: 70, height: 120 };
const DESTINATION = "destination";

/** Names on the map of cars. They cover neither each other nor faces, and routes as little as can be. */
export function MapLabels({ size, cars, destination, riders, routes }: Props) {
  const faces = [
    ...cars.map(({ at }) => around(at, DRIVER_PX)),
    { left: size.width - TOOLS.width, top: 0, ...TOOLS },
    ...riders.map((at) => around(at, RIDER_PX)),
    ...(destination ? [around([destination.at[0], destination.at[1] - 26], 22)] : []),
  ];
  const placed = placeLabels(
    [...(destination?.caption ? [captionOf(destination)] : []), ...cars.map(labelOf)],
    faces,
    routes,
    size,
  );
  return placed.map(({ id, left, top, width, align }) => {
    const car = cars.find((each) => each.id === id);
    const style = { transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`, width, textAlign: align };
    return (
      <span
        key={id}
        className={id === DESTINATION ? classes.caption : classes.town}
        style={style}
        data-faded={car?.isFaded || undefined}
      >
        {car ? (
          <>
            {car.town ? <b>{car.town}</b> : null}
            <span>{car.seats}</span>
          </>
        ) : (
          destination?.caption
        )}
      </span>
    );
  });
}

const around = ([x, y]: Pixel, half: number): Box => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
});

function labelOf({ id, at, town, seats }: LabelledCar): Label {
  const width = Math.max(town?.length ?? 0, seats.length) * LETTER_PX + 6;
  return { id, at, width, height: (town ? 2 : 1) * LINE_PX, sides: DRIVER_PX + 4, above: DRIVER_PX, below: DRIVER_PX };
}

function captionOf({ at, caption }: { at: Pixel; caption: string }): Label {
  const width = caption.length * SERIF_LETTER_PX + 8;
  return { id: DESTINATION, at, width, height: 26, sides: 24, above: 52, below: 4 };
}
