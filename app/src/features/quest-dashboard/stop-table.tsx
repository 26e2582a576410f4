import type { QuestFigures } from "~/api/schema";
import { number } from "~/ui/format";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { percentText, shareOf } from "./drop-out";
import classes from "./learn.module.css";

interface Props {
  figures: QuestFigures;
  titles: ReadonlyMap<string, string>;
}

/** How far people come, in figures: the same as the map says. */
export function StopTable({ figures, titles }: Props) {
  const w = useDashboardWords().stops;
  return (
    <section
      className={classes.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keys
      tabIndex={0}
      aria-label={w.title}
      data-tall={figures.stops.length > 10 || undefined}
    >
      <table>
        <thead>
          <tr>
            {w.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.stops.map((stop, at) => (
            <tr key={stop.stopId}>
              <th scope="row">
                {at + 1}. {titles.get(stop.stopId)}
              </th>
              <td>
                {number(stop.reached)} <small className={classes.soft}>{percentText(shareOf(stop, figures))}</small>
              </td>
              <td>{number(stop.left)}</td>
              <td>{number(stop.wrong)}</td>
              <td>{number(stop.hints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
