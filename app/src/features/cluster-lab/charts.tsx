import { memo } from "react";
import { type Relation, useLabWords } from "~/ui/words/lab";
import type { Outcome } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { figure } from "./figure";
import { type Figures, figuresOf, relationOf, type Spread } from "./statistics";

type Measure = "buildMs" | "viewP50Us" | "viewP99Us";
const MEASURES: readonly Measure[] = ["buildMs", "viewP50Us", "viewP99Us"];

/** A chart for each figure. The table below says the same. */
export const Charts = memo(function Charts({ outcomes }: { outcomes: readonly Outcome[] }) {
  const rows = outcomes.map((outcome) => ({ outcome, figures: figuresOf(outcome) }));
  if (!rows.some(({ figures }) => figures)) return null;
  return (
    <div className={classes.charts}>
      {MEASURES.map((measure) => (
        <Chart key={measure} measure={measure} rows={rows} />
      ))}
    </div>
  );
});

interface Row {
  outcome: Outcome;
  figures: Figures | undefined;
}

function Chart({ measure, rows }: { measure: Measure; rows: readonly Row[] }) {
  const w = useLabWords().figures;
  const most = Math.max(...rows.map(({ figures }) => figures?.[measure].q3 ?? 0));
  const own = rows[0]?.figures?.[measure].median;
  return (
    <figure className={classes.chart}>
      <figcaption>{w.charts[measure]}</figcaption>
      {rows.map(({ outcome, figures }, at) => (
        <Bar
          key={outcome.contender.name}
          outcome={outcome}
          spread={figures?.[measure]}
          isCold={figures?.isCold ?? false}
          most={most}
          unit={measure === "buildMs" ? "ms" : "µs"}
          relation={at > 0 && own !== undefined && figures ? relationOf(figures[measure].median, own) : undefined}
        />
      ))}
    </figure>
  );
}

interface BarProps {
  outcome: Outcome;
  spread: Spread | undefined;
  isCold: boolean;
  most: number;
  unit: string;
  /** Compared with ours. */
  relation: Relation | undefined;
}

/** The median as a bar, the middle half of the rounds as a line across its end; hatched where a contender has none. */
function Bar({ outcome: { contender, end }, spread, isCold, most, unit, relation }: BarProps) {
  const words = useLabWords();
  const part = (value: number) => `${(100 * value) / most}%`;
  const ended = end && end.kind !== "done" ? words.figures.ends(end) : words.figures.waiting;
  return (
    <div className={classes.bar} data-own={contender.name.startsWith("yonder") || undefined}>
      <span>
        {words.names[contender.name]}
        {isCold ? <small>{` (${words.figures.cold})`}</small> : null}
      </span>
      <span className={classes.value}>
        {spread ? `${figure(spread.median)} ${unit}` : ended}
        {relation ? <strong>{words.relation(relation)}</strong> : null}
      </span>
      <span className={classes.track} data-missing={spread ? undefined : true} aria-hidden>
        {spread ? (
          <>
            <span className={classes.fill} style={{ width: part(spread.median) }} />
            <span className={classes.spread} style={{ left: part(spread.q1), width: part(spread.q3 - spread.q1) }} />
          </>
        ) : null}
      </span>
    </div>
  );
}
