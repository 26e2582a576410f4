/** View of a small map, and those of its names that have room. Pure. */
import { type Size, unitOf } from "../view";

interface Spot {
  name: string;
  lng: number;
  lat: number;
}

/** Position of the north-western corner of the world in the window, and the width of the world, in pixels. */
export interface Frame {
  x: number;
  y: number;
  side: number;
}

/** Room around the pins, for their heads and names. */
const MARGIN_PX = { x: 62, top: 44, bottom: 58 };
/** The widest the world is drawn: more than that the coast is too coarse for. */
const SIDE_MAX = 512 * 2 ** 3.4;
const SIDE_MIN = 512;
/** Area that is shown where there is no pin: Europe. */
const NOWHERE: readonly Spot[] = [
  { name: "", lng: -10, lat: 36 },
  { name: "", lng: 30, lat: 66 },
];

/** The frame in which all pins are seen, as near as may be. */
export function framed(pins: readonly Spot[], { width, height }: Size): Frame {
  const units = (pins.length > 0 ? pins : NOWHERE).map(({ lng, lat }) => unitOf(lng, lat));
  const xs = units.map(([x]) => x);
  const ys = units.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { x: Math.max(1, width - 2 * MARGIN_PX.x), y: Math.max(1, height - MARGIN_PX.top - MARGIN_PX.bottom) };
  const fitting = Math.min(room.x / Math.max(east - west, 1e-9), room.y / Math.max(south - north, 1e-9));
  const side = Math.min(Math.max(fitting, SIDE_MIN), SIDE_MAX);
  return {
    side,
    x: width / 2 - ((west + east) / 2) * side,
    y: MARGIN_PX.top + room.y / 2 - ((north + south) / 2) * side,
  };
}

/** Pixels that a name takes to each side, and how far apart two lines are. */
const NAME_PX = { perLetter: 4, line: 40 };

/** The pins where they stand in the window, each with its name unless the name of one before it is in the way. */
export function labelled<Pin extends Spot>(pins: readonly Pin[], { x, y, side }: Frame) {
  const taken: { left: number; top: number; half: number }[] = [];
  return pins.map((pin) => {
    const [unitX, unitY] = unitOf(pin.lng, pin.lat);
    const [left, top, half] = [x + unitX * side, y + unitY * side, pin.name.length * NAME_PX.perLetter];
    const isLabelled = taken.every(
      (other) => Math.abs(other.top - top) > NAME_PX.line || Math.abs(other.left - left) > other.half + half,
    );
    taken.push({ left, top, half: isLabelled ? half : 16 });
    return { pin, left, top, isLabelled };
  });
}
