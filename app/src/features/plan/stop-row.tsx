import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconAlertTriangle, IconGripVertical, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import type { PlanStop } from "~/core";
import { STAY_MIN, type TimedStop } from "~/sync/plans/day-times";
import { clock, distance, minutes } from "~/ui/format";
import { minutesOfTime } from "~/ui/time/parse-time";
import { useWords } from "~/ui/words";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { StopMenu } from "./stop-menu";
import { StopSheet } from "./stop-sheet";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

interface Props {
  timed: TimedStop;
  date: string;
}

/** A stop with its times, below the way to it. */
export function StopRow({ timed, date }: Props) {
  const w = usePlanWords();
  const { mode, canEdit, chosenId, choose } = usePlanContext();
  const [isOpen, setOpen] = useState(false);
  const { stop, number, arriveMin, beginMin, leaveMin, way } = timed;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: stop.id,
    disabled: !canEdit,
  });
  const waitMin = Math.round(beginMin - arriveMin);
  return (
    <li
      ref={setNodeRef}
      className={classes.stop}
      data-dragging={isDragging || undefined}
      data-chosen={chosenId === stop.id || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onPointerEnter={() => choose(stop.id)}
      onPointerLeave={() => choose(null)}
    >
      {way ? <p className={classes.way}>{w.stop.way[mode](minutes(way.min), distance(way.km))}</p> : null}
      <div className={classes.row}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <div className={classes.what}>
          <h3>
            {stop.name}
            {stop.locked ? <IconLock {...ICON} aria-hidden={false} aria-label={w.stop.locked} /> : null}
          </h3>
          <p>
            {w.stop.times(clock(beginMin), clock(leaveMin), minutes(stop.stayMin ?? STAY_MIN))}
            {waitMin > 0 && stop.openFrom
              ? ` ${w.stop.wait(minutes(waitMin), clock(minutesOfTime(stop.openFrom)))}`
              : ""}
          </p>
          {timed.isOpen ? null : <Closed stop={stop} />}
        </div>
        {canEdit ? (
          <>
            <StopMenu timed={timed} date={date} onEdit={() => setOpen(true)} />
            <Grip name={stop.name} activator={setActivatorNodeRef} listeners={listeners} />
          </>
        ) : null}
      </div>
      {isOpen ? <StopSheet stop={stop} date={date} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

function Closed({ stop: { openFrom, openTo } }: { stop: PlanStop }) {
  const w = usePlanWords();
  const time = (text: string | undefined) => (text ? clock(minutesOfTime(text)) : undefined);
  return (
    <p className={classes.problem}>
      <IconAlertTriangle {...ICON} />
      {w.stop.closed(time(openFrom), time(openTo))}
    </p>
  );
}

interface GripProps {
  name: string;
  activator: (element: HTMLElement | null) => void;
  listeners: ReturnType<typeof useSortable>["listeners"];
}

function Grip({ name, activator, listeners }: GripProps) {
  const w = useWords();
  return (
    <button
      type="button"
      ref={activator}
      className={classes.grip}
      aria-label={w.item.drag(name)}
      aria-roledescription={w.dragging.role}
      {...listeners}
    >
      <IconGripVertical {...ICON} />
    </button>
  );
}
