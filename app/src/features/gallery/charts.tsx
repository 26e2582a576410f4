import { Chart } from "~/ui/charts/chart";
import { monthName } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const BOOKED = [12, 18, 9, 22, 31, 40, 47, 44, 30, 26, 47, 38];
const POINTS = [
  [20, 35, 10, 60, 42, 30],
  [10, 0, 25, 15, 30, 20],
  [5, 12, 8, 20, 4, 16],
];
const WALKS = [
  [14, 20, 18, 25, 32, 41, 44, 39, 33, null, 28, 30],
  [12, 15, 16, 21, 27, 36, 40, 33, 29, null, 22, 26],
];

/** Bars and lines in each of their shapes. */
export function Charts() {
  const w = useGalleryWords().charts;
  const months = Array.from({ length: 12 }, (_, month) => monthName(month + 1, "short"));
  const named = (names: readonly string[], values: readonly (readonly (number | null)[])[]) =>
    names.map((name, at) => ({ name, values: values[at] ?? [] }));
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <Chart
          title={w.bars}
          shape="bars"
          labelHeading={w.month}
          data={{ labels: months, series: named([w.booked], [BOOKED]) }}
        />
        <Chart
          title={w.stacked}
          shape="stackedBars"
          labelHeading={w.month}
          data={{ labels: months.slice(0, 6), series: named(w.series, POINTS) }}
        />
        <Chart
          title={w.lines}
          shape="lines"
          labelHeading={w.month}
          data={{ labels: months, series: named(w.walks, WALKS) }}
        />
        <Chart
          title={w.single}
          shape="lines"
          labelHeading={w.month}
          format={(cents) => formatPrice(cents, "EUR")}
          data={{ labels: months, series: named([w.earned], [BOOKED.map((seats) => seats * 1400)]) }}
        />
        <Chart title={w.nothing} shape="bars" labelHeading={w.month} data={{ labels: [], series: [] }} />
      </div>
    </Part>
  );
}
