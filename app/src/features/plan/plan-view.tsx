import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { OfflineNotice } from "~/ui/states";
import { addDays, deviceZone, todayIn } from "~/ui/time/zoned-time";
import { usePlanWords } from "~/ui/words/plan";
import { DaySection } from "./day-section";
import { Head } from "./head";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { PlanMap } from "./plan-map";
import { Reorder } from "./reorder";

interface Props {
  /** `false` if it is this device's copy, because the server has not answered. */
  isLive: boolean;
  isOwner: boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Days of a plan beside its map; below it on a phone. */
export function PlanView({ isLive, isOwner, undo, redo }: Props) {
  const w = usePlanWords();
  const { plan, canEdit, edit } = usePlanContext();
  const days = plan.days ?? [];
  const addDay = () => {
    const last = days.at(-1)?.date;
    edit([{ op: "addDay", day: { date: last ? addDays(last, 1) : todayIn(deviceZone(), Date.now()), stops: [] } }]);
  };
  return (
    <div className={classes.page}>
      <PlanMap />
      <div className={classes.side}>
        <Head isOwner={isOwner} undo={undo} redo={redo} />
        {isLive ? null : <OfflineNotice />}
        <Reorder>
          {days.map((day, at) => (
            <DaySection key={day.date} day={day} at={at} />
          ))}
        </Reorder>
        {days.length === 0 ? <p className={classes.note}>{canEdit ? w.empty : w.emptyForOthers}</p> : null}
        {canEdit && days.length < DAYS_MAX ? (
          <Button
            className={classes.addDay}
            variant={days.length === 0 ? "filled" : "default"}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={addDay}
          >
            {days.length === 0 ? w.firstDay : w.addDay}
          </Button>
        ) : null}
        <p className={classes.note}>{w.estimates}</p>
      </div>
    </div>
  );
}

/** Days that a plan may have. */
const DAYS_MAX = 31;
