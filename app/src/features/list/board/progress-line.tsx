import { daysLeft } from "~/sync/lists/planned-year";
import { useWords } from "~/ui/words";
import classes from "./progress-line.module.css";

/** Up to how many activities each has a part of the line of its own. */
const PARTS_MAX = 24;

interface Props {
  done: number;
  total: number;
  year: number;
}

/** Progress of a list, and the time that is left of its year. */
export function ProgressLine({ done, total, year }: Props) {
  const w = useWords();
  const now = new Date();
  const said = total === 0 ? w.list.nothing : w.list.progress(done, total);
  return (
    <div className={classes.progress}>
      <div
        className={classes.line}
        style={{ ["--parts" as string]: total > PARTS_MAX ? 1 : Math.max(total, 1) }}
        role="progressbar"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={done}
      >
        <span style={{ width: `${(100 * done) / Math.max(total, 1)}%` }} />
      </div>
      <p>
        <b role="status">{said}</b>
        {year === now.getFullYear() ? <span>{w.list.daysLeft(daysLeft(year, now))}</span> : null}
      </p>
    </div>
  );
}
