import { curveMonotoneX, line } from "d3-shape";
import classes from "./chart.module.css";
import type { Series } from "./chart-data";

interface Props {
  series: readonly Series[];
  /** The middle of a place, and the height of a value, in pixels. */
  x: (place: number) => number;
  y: (value: number) => number;
  place: number | null;
}

/** One line for each series, broken where it has no value. */
export function Lines({ series, x, y, place }: Props) {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))
    .curve(curveMonotoneX);
  return series.map(({ name, values }, at) => {
    const value = place === null ? null : values[place];
    return (
      <g key={name} data-series={at}>
        <path className={classes.line} d={path([...values]) ?? ""} />
        {place !== null && value !== null && value !== undefined ? (
          <circle className={classes.dot} cx={x(place)} cy={y(value)} r={5} />
        ) : null}
      </g>
    );
  });
}
