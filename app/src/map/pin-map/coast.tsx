import classes from "./coast.module.css";
import coastUrl from "./coast.svg?url";

/** Steps of a coordinate across the world in the drawn coast. */
const STEPS = 4096;
/** Distances of the lines in the water from the coast, in pixels, the farthest first. */
const WATERLINES_PX = [17, 11, 6];
/** Thickness of such a line. */
const LINE_PX = 1.1;

interface Props {
  /** Position of the north-western corner of the world, in pixels. */
  x: number;
  y: number;
  /** Width of the world in pixels. */
  side: number;
}

/**
 * The land of the whole world with lines in the water around it, for an `svg` over water. A line is the coast stroked
 * wide, and stroked again in the colour of water, a line narrower.
 */
export function Coast({ x, y, side }: Props) {
  const scale = side / STEPS;
  const strokes = WATERLINES_PX.flatMap((px) => [
    { className: classes.waterline, px: 2 * (px + LINE_PX) },
    { className: classes.water, px: 2 * px },
  ]);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)})`}>
      {strokes.map(({ className, px }) => (
        <use key={px} href={`${coastUrl}#coast`} className={className} strokeWidth={px / scale} />
      ))}
      <use href={`${coastUrl}#coast`} className={classes.land} strokeWidth={1.2 / scale} />
    </g>
  );
}
