import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconGripVertical, IconLock } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import { STAY_MIN, type TimedStop } from "~/sync/plans/day-times";
import { clock, distance, minutes } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { minutesOfTime } from "~/ui/time/parse-time";
import { useWords } from "~/ui/words";
import { usePlanWords } from "~/ui/words/plan";
import { Clash } from "./clash";
import { HourMarks } from "./hour-marks";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { StopMenu } from "./stop-menu";
import { StopSheet } from "./stop-sheet";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;
/** Waiting of so many minutes is free time, which something else may fill. */
const FREE_MIN = 20;

interface Props {
  timed: TimedStop;
  date: string;
  /** Looks for something to do in free time. */
  onFill: () => void;
}

const lasting = (min: number) => ({ "--min": Math.round(min) }) as CSSProperties;

/** A stop as tall as it is long, below the way to it and the time that is free before. */
export function StopRow({ timed, date, onFill }: Props) {
  const w = usePlanWords();
  const { canEdit, chosenId, choose, lookers } = usePlanContext();
  const [isOpen, setOpen] = useState(false);
  const { stop, number, beginMin, leaveMin } = timed;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: stop.id,
    disabled: !canEdit,
  });
  const hasClash = !timed.isOpen || timed.lateMin > 0;
  const looking = lookers.get(stop.id) ?? [];
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
      <Before timed={timed} onFill={onFill} />
      <div className={classes.block} data-clash={hasClash || undefined} style={lasting(leaveMin - beginMin)}>
        <HourMarks fromMin={beginMin} toMin={leaveMin} />
        <div className={classes.row}>
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
          <div className={classes.what}>
            <h3>
              {stop.name}
              {stop.locked ? <IconLock {...ICON} aria-hidden={false} aria-label={w.stop.locked} /> : null}
            </h3>
            <p className={classes.facts}>
              {w.stop.times(clock(beginMin), clock(leaveMin), minutes(stop.stayMin ?? STAY_MIN))}
              <Hours from={stop.openFrom} to={stop.openTo} />
            </p>
            {stop.note ? <p className={classes.stopNote}>{stop.note}</p> : null}
            {looking.length > 0 ? <FaceStack people={looking} size="tiny" names="shown" /> : null}
          </div>
          {canEdit ? (
            <>
              <StopMenu timed={timed} date={date} onEdit={() => setOpen(true)} />
              <Grip name={stop.name} activator={setActivatorNodeRef} listeners={listeners} />
            </>
          ) : null}
        </div>
        {hasClash ? <Clash timed={timed} date={date} /> : null}
      </div>
      {isOpen ? <StopSheet stop={stop} date={date} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

/** The way to a stop, and the waiting before it opens. */
function Before({ timed, onFill }: Omit<Props, "date">) {
  const w = usePlanWords();
  const { canEdit } = usePlanContext();
  const { stop, way, arriveMin, beginMin } = timed;
  const waitMin = beginMin - arriveMin;
  const isFree = waitMin >= FREE_MIN;
  const opens = stop.openFrom ? clock(minutesOfTime(stop.openFrom)) : "";
  return (
    <>
      {way ? (
        <div className={classes.way} style={lasting(way.min)}>
          <HourMarks fromMin={arriveMin - way.min} toMin={arriveMin} />
          <p data-estimate={!way.isReal || undefined}>
            {w.stop.way[way.mode](minutes(way.min), distance(way.km))}
            {way.isReal ? <span className={classes.real}>{w.ways.mark}</span> : null}
          </p>
        </div>
      ) : null}
      {isFree ? (
        <div className={classes.free} style={lasting(waitMin)}>
          <HourMarks fromMin={arriveMin} toMin={beginMin} />
          <p>{w.stop.free(clock(arriveMin), clock(beginMin))}</p>
          {canEdit ? (
            <button type="button" onClick={onFill}>
              {w.stop.fill}
            </button>
          ) : null}
        </div>
      ) : waitMin >= 1 && opens ? (
        <p className={classes.wait}>{w.stop.wait(minutes(waitMin), opens)}</p>
      ) : null}
    </>
  );
}

function Hours({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const w = usePlanWords();
  const time = (text: string | undefined) => (text ? clock(minutesOfTime(text)) : undefined);
  return from || to ? ` · ${w.stop.open(time(from), time(to))}` : null;
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
