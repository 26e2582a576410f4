import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { number } from "../format";
import { useControlWords } from "../words/controls";
import classes from "./chart.module.css";
import type { ChartData } from "./chart-data";
import { ChartTable } from "./chart-table";
import { Marks, type Shape } from "./marks";

const HEIGHT = 220;

interface Props {
  /** Content of the chart in a sentence: its caption and its name. */
  title: string;
  data: ChartData;
  shape: Shape;
  /** The heading of the column of labels in the table. */
  labelHeading: string;
  /** Format of a value, "€14" or "12 seats"; as a number where it isn't given. */
  format?: (value: number) => string;
  /** Text where there is nothing to show. */
  empty?: ReactNode;
}

/**
 * Bars or lines in our colours, told apart by pattern as well. Arrow keys go from place to place and read its values; the
 * table below is the same in figures.
 */
export function Chart({ title, data, shape, labelHeading, format = number, empty }: Props) {
  const w = useControlWords().charts;
  const id = useId();
  const { ref, width } = useElementSize();
  const [place, setPlace] = useState<number | null>(null);
  const last = data.labels.length - 1;
  if (last < 0) return <div className={classes.chart}>{empty ?? w.empty}</div>;
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: (place ?? -1) + 1, ArrowLeft: (place ?? last + 1) - 1, Home: 0, End: last }[event.key];
    if (event.key === "Escape") setPlace(null);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, next)));
  };
  return (
    <figure className={classes.chart}>
      <figcaption id={id}>{title}</figcaption>
      <p className={classes.reading} role="status">
        {place === null ? w.hint : reading(data, place, format)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a chart to be walked through by keys */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk through it */}
      <div ref={ref} role="group" aria-roledescription={w.chart} aria-labelledby={id} tabIndex={0} onKeyDown={move}>
        <Marks {...{ data, shape, width, place, format }} height={HEIGHT} onPlace={setPlace} />
      </div>
      {data.series.length > 1 ? (
        <ul className={classes.legend} data-lines={shape === "lines" || undefined}>
          {data.series.map(({ name }, at) => (
            <li key={name} data-series={at}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <ChartTable title={title} data={data} labelHeading={labelHeading} format={format} />
    </figure>
  );
}

function reading({ labels, series }: ChartData, place: number, format: (value: number) => string): string {
  const values = series.flatMap(({ name, values: all }) => {
    const value = all[place];
    if (value === null || value === undefined) return [];
    return series.length > 1 ? `${name} ${format(value)}` : format(value);
  });
  return `${labels[place]}: ${values.join(", ") || "–"}`;
}
