import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { memo, useDeferredValue } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useLabWords } from "~/ui/words/lab";
import { Charts } from "./charts";
import classes from "./cluster-lab.module.css";
import type { Comparison } from "./comparison";
import { figure, whole } from "./figure";
import { FiguresTable } from "./figures-table";
import { reportOf, thisMachine } from "./report";
import { useLongTasks } from "./use-long-tasks";

interface Props {
  comparison: Comparison;
}

/** The figures as bars, as a table, and as a file. */
export const Results = memo(function Results({ comparison }: Props) {
  const words = useLabWords();
  const w = words.figures;
  const { of, isRunning, views } = useStore(
    comparison,
    useShallow(({ of, isRunning, views }) => ({ of, isRunning, views })),
  );
  const latest = useStore(comparison, (state) => state.outcomes);
  // Drawn in pieces when nothing else is to be done, however often there are new ones.
  const outcomes = useDeferredValue(latest);
  const longTasks = useLongTasks(isRunning);
  if (!of) return null;
  const { settings, points } = of;
  const { data, seed, algorithm, radius, runs } = settings;
  const made = data === "file" ? words.form.kinds.file : w.made(words.form.kinds[data], seed);
  return (
    <section className={classes.results} aria-labelledby="figures">
      <h2 id="figures">{w.title}</h2>
      <p className={classes.quiet}>{w.of(whole(points.count), made, words.form.algorithms[algorithm], radius, runs)}</p>
      <Charts outcomes={outcomes} />
      <FiguresTable outcomes={outcomes} />
      {longTasks ? (
        <p className={classes.quiet}>
          {longTasks.count === 0 ? w.neverBusy : w.busy(longTasks.count, figure(longTasks.longestMs))}
        </p>
      ) : null}
      {isRunning ? null : (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() =>
            save(reportOf({ settings, points, outcomes: latest, views, longTasks }, thisMachine(), new Date()))
          }
        >
          {w.save}
        </Button>
      )}
    </section>
  );
});

function save(report: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 1)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "yonder-clustering.json" });
  link.click();
  URL.revokeObjectURL(url);
}
