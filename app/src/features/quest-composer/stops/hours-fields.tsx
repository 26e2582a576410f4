import type { QuestStop } from "~/core";
import { withMoved } from "~/sync/quest-drafts/content";
import { startFor } from "~/sync/quest-drafts/walk";
import { TimeField } from "~/ui/dates/time-field";
import { timeText } from "~/ui/time/format-time";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";

/** When the stop is open; where guests would stand before a closed door, the ways out are links. */
export function HoursFields({ stop, at }: { stop: QuestStop; at: number }) {
  const w = useComposerWords();
  const { setStop, stops, walk, setStart, composer } = useComposerContext();
  const field = `stops[${at}].openFrom`;
  const set = (fields: Partial<QuestStop>) => setStop(stop.id, fields);
  const better = startFor(stops, stop.id, walk.start);
  const fixes = [
    ...(better ? [{ label: w.fixes.start(timeText(better)), run: () => setStart(better) }] : []),
    ...(at < stops.length - 1
      ? [
          {
            label: w.fixes.last,
            run: () => composer.edit((content) => withMoved(content, stop.id, stops.length - 1)),
          },
        ]
      : []),
    { label: w.fixes.dropHours, run: () => set({ openFrom: null as never, openTo: null as never }) },
  ];
  return (
    <div data-field={field}>
      <div className={classes.pair}>
        <TimeField
          label={w.stop.opens}
          value={stop.openFrom ?? null}
          onChange={(time) => set({ openFrom: time as string })}
        />
        <TimeField
          label={w.stop.closes}
          value={stop.openTo ?? null}
          onChange={(time) => set({ openTo: time as string })}
        />
      </div>
      <FieldProblem field={field}>
        {({ kind }) =>
          kind === "closed"
            ? fixes.map(({ label, run }) => (
                <button key={label} type="button" className={classes.fixLink} onClick={run}>
                  {label}
                </button>
              ))
            : null
        }
      </FieldProblem>
    </div>
  );
}
