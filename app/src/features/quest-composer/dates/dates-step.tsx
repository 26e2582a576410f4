import { SegmentedControl } from "@mantine/core";
import type { QuestMode } from "~/core";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import type { ComposerSlots } from "../composer-page";
import { FieldProblem } from "../field-problem";
import { AddDates } from "./add-dates";
import { PriceFields } from "./price-fields";
import { QuestionFields } from "./question-fields";
import { SeatFields } from "./seat-fields";
import { SeriesList } from "./series-list";

/** When the quest takes place, for how many, and what it costs. */
export function DatesStep({ DateSheet }: Pick<ComposerSlots, "DateSheet">) {
  const w = useComposerWords().dates;
  const { content, set } = useComposerContext();
  const mode = content.mode ?? "selfGuided";
  return (
    <div className={classes.datesStep}>
      <section className={classes.fields} data-field="sessions" aria-label={w.ahead}>
        <div>
          <p className={classes.label} id="mode">
            {w.mode}
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby="mode"
            value={mode}
            onChange={(next) => set({ mode: next as QuestMode })}
            data={(["selfGuided", "scheduled"] as const).map((value) => ({ value, label: w.modes[value] }))}
          />
        </div>
        {mode === "selfGuided" ? <p className={classes.soft}>{w.anyTime}</p> : <Dates DateSheet={DateSheet} />}
      </section>
      <section className={classes.fields}>
        <SeatFields />
        <PriceFields />
        <QuestionFields />
      </section>
    </div>
  );
}

function Dates({ DateSheet }: Pick<ComposerSlots, "DateSheet">) {
  return (
    <>
      <FieldProblem field="sessions" />
      <SeriesList DateSheet={DateSheet} />
      <AddDates />
    </>
  );
}
