import { scaleBand, scaleLinear } from "d3-scale";
import { useId } from "react";
import classes from "./chart.module.css";
import { axisOf, type ChartData, labelStep, largest } from "./chart-data";
import { Lines } from "./lines";
import { Patterns } from "./patterns";

export type Shape = "bars" | "stackedBars" | "lines";

const BELOW = 26;
const ABOVE = 8;
/** A label and the room beside it. */
const LABEL_PX = 44;

interface Props {
  data: ChartData;
  shape: Shape;
  width: number;
  height: number;
  /** The place that is read. */
  place: number | null;
  format: (value: number) => string;
  onPlace: (place: number | null) => void;
}

/** The drawing of a chart; what it says is said beside it. */
export function Marks({ data, shape, width, height, place, format, onPlace }: Props) {
  const { labels, series } = data;
  const id = useId();
  const { top, ticks } = axisOf(largest(data, shape === "stackedBars"));
  const left = 12 + 7 * Math.max(...ticks.map((tick) => format(tick).length));
  const right = Math.max(left + 1, width);
  const places = labels.map((_, at) => at);
  const x = scaleBand<number>().domain(places).range([left, right]).paddingInner(0.28).paddingOuter(0.14);
  const y = scaleLinear([0, top], [height - BELOW, ABOVE]);
  const step = labelStep(labels.length, right - left, LABEL_PX);
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2;
  const bars = shape === "lines" ? [] : barsOf(data, shape, x.bandwidth());
  return (
    <svg className={classes.marks} width={width} height={height} aria-hidden="true">
      <Patterns id={id} count={series.length} />
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={right} />
          <text x={left - 8} dy="0.32em">
            {format(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ series: at, place: where, from, to, x: offset, width: wide }) => (
        <rect
          key={`${at} ${where}`}
          className={classes.bar}
          fill={at === 0 ? "var(--series-0)" : `url(#${id}-${at})`}
          data-dim={(place !== null && place !== where) || undefined}
          x={(x(where) ?? 0) + offset}
          width={wide}
          y={y(to)}
          height={y(from) - y(to)}
          rx={2}
        />
      ))}
      {shape === "lines" ? <Lines series={series} x={middle} y={y} place={place} /> : null}
      {labels.map((label, at) => (
        <g key={label}>
          {at % step === 0 ? (
            <text className={classes.label} x={middle(at)} y={height - 6}>
              {label}
            </text>
          ) : null}
          <rect
            className={classes.hit}
            x={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
            width={x.step()}
            height={height}
            onPointerEnter={() => onPlace(at)}
            onPointerLeave={() => onPlace(null)}
          />
        </g>
      ))}
    </svg>
  );
}

interface Bar {
  series: number;
  place: number;
  from: number;
  to: number;
  x: number;
  width: number;
}

/** Extent of each bar: one on the other, or side by side. */
function barsOf({ labels, series }: ChartData, shape: "bars" | "stackedBars", band: number): Bar[] {
  const width = shape === "bars" ? band / Math.max(1, series.length) : band;
  return labels.flatMap((_, place) => {
    let below = 0;
    return series.map(({ values }, at) => {
      const value = values[place] ?? 0;
      const from = shape === "stackedBars" ? below : 0;
      below += value;
      return { series: at, place, from, to: from + value, x: shape === "bars" ? at * width : 0, width };
    });
  });
}
