import type { QuestFigures } from "~/api/schema";
import type { Quest } from "~/core";
import { Charts } from "./charts";
import classes from "./learn.module.css";
import { WherePeopleStop } from "./where-people-stop";

/** What a creator learns from those who came: where they stop, and figures over time. */
export function Learn({ quest, figures }: { quest: Quest; figures: QuestFigures }) {
  return (
    <div className={classes.learn}>
      <WherePeopleStop quest={quest} figures={figures} />
      <Charts figures={figures} />
    </div>
  );
}
