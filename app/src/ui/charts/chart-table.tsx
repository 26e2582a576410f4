import { useControlWords } from "../words/controls";
import classes from "./chart.module.css";
import type { ChartData } from "./chart-data";

interface Props {
  title: string;
  data: ChartData;
  labelHeading: string;
  format: (value: number) => string;
}

/** The same as a chart in figures. */
export function ChartTable({ title, data: { labels, series }, labelHeading, format }: Props) {
  const w = useControlWords().charts;
  return (
    <details className={classes.table}>
      <summary>{w.asTable}</summary>
      <div>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => {
                  const value = values[at];
                  return <td key={name}>{value === null || value === undefined ? "–" : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
