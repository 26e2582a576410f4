import type { QuestFigures } from "~/api/schema";
import type { Quest } from "~/core";
import { number } from "~/ui/format";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { worstStop } from "./drop-out";
import { FlowMap } from "./flow-map";
import classes from "./learn.module.css";
import { SaveCsv } from "./save-csv";
import { StopTable } from "./stop-table";

interface Props {
  quest: Quest;
  figures: QuestFigures;
}

/** The route, thick where people walk and coral where they leave, with one thing to do about it; the table says the same. */
export function WherePeopleStop({ quest, figures }: Props) {
  const w = useDashboardWords().stops;
  const titles = new Map((quest.stops ?? []).map((stop) => [stop.id, stop.title ?? ""]));
  const worst = worstStop(figures);
  return (
    <section>
      <div className={classes.head}>
        <h2>{w.title}</h2>
        {figures.started > 0 ? <span className={classes.soft}>{w.walks(figures.started)}</span> : null}
      </div>
      {figures.started === 0 ? (
        <p className={classes.soft}>{w.none}</p>
      ) : (
        <>
          <FlowMap quest={quest} figures={figures} worstId={worst?.stop.stopId} />
          {worst ? (
            <div className={classes.advice}>
              <b>{w.givesUp(worst.oneIn, titles.get(worst.stop.stopId) ?? "")}</b>
              <p>
                {worst.reason === "hard"
                  ? w.hard(number(Math.round((10 * worst.stop.wrong) / worst.stop.reached) / 10))
                  : w[worst.reason]}
              </p>
            </div>
          ) : null}
          <StopTable figures={figures} titles={titles} />
          <SaveCsv
            label={w.csv}
            fileName="stops.csv"
            make={async () => (await import("./figures-csv")).stopsCsv(figures, titles)}
          />
        </>
      )}
    </section>
  );
}
