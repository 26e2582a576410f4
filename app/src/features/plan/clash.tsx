import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useMemo } from "react";
import type { TimedStop } from "~/sync/plans/day-times";
import { clock, minutes } from "~/ui/format";
import { longDay } from "~/ui/time/format-time";
import { minutesOfTime } from "~/ui/time/parse-time";
import { usePlanWords } from "~/ui/words/plan";
import { fixesFor } from "./fixes";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const LABEL = { label: classes.fix ?? "" };

interface Props {
  timed: TimedStop;
  date: string;
}

/** What is wrong with a stop's time, in its own row, and the ways out. */
export function Clash({ timed: { stop, beginMin, isOpen, lateMin }, date }: Props) {
  const w = usePlanWords();
  const { plan, mode, ways, canEdit, edit } = usePlanContext();
  const time = (text: string | undefined) => (text ? clock(minutesOfTime(text)) : undefined);
  const fixes = useMemo(
    () => (canEdit ? fixesFor(plan.days ?? [], stop.id, mode, ways) : null),
    [canEdit, plan.days, stop.id, mode, ways],
  );
  return (
    <div className={classes.clash}>
      <p className={classes.problem}>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
        {isOpen
          ? w.stop.late(minutes(lateMin))
          : w.stop.closed(time(stop.openFrom), time(stop.openTo), clock(beginMin))}
      </p>
      {fixes ? (
        <div className={classes.fixes}>
          {fixes.move ? (
            <Button
              size="compact-md"
              classNames={LABEL}
              variant="filled"
              color="dark"
              onClick={() => edit([{ op: "moveStop", id: stop.id, date, at: fixes.move?.at ?? 0 }])}
            >
              {w.stop.goAt(clock(fixes.move.beginMin), fixes.move.after)}
            </Button>
          ) : null}
          {fixes.otherDay ? (
            <Button
              size="compact-md"
              classNames={LABEL}
              variant="default"
              onClick={() => fixes.otherDay && edit([{ op: "moveStop", id: stop.id, ...fixes.otherDay }])}
            >
              {w.stop.otherDay(longDay(fixes.otherDay.date))}
            </Button>
          ) : null}
          <Button
            size="compact-md"
            classNames={LABEL}
            variant="default"
            onClick={() => edit([{ op: "removeStop", id: stop.id }])}
          >
            {w.stop.leaveOut}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
