import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconClock, IconPencil } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import type { PlanDay } from "~/core";
import { Link } from "~/routing/link";
import { clock, distance, minutes } from "~/ui/format";
import { longDay } from "~/ui/time/format-time";
import { usePlanWords } from "~/ui/words/plan";
import { AddStop } from "./add-stop";
import { Better } from "./better";
import { dayColour } from "./day-colour";
import { DaySheet } from "./day-sheet";
import { HoursSheet } from "./hours-sheet";
import { mapsLinks } from "./maps-link";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { dayTarget } from "./reorder";
import { StopRow } from "./stop-row";

const APPS = ["google", "apple"] as const;
const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

interface Props {
  day: PlanDay;
  /** Its place among the days. */
  at: number;
}

/** One day: its stops along the hours, what is wrong with them, and ways to make it better. */
export function DaySection({ day, at }: Props) {
  const w = usePlanWords();
  const { mode, canEdit, times } = usePlanContext();
  const { setNodeRef } = useDroppable({ id: dayTarget(day.date) });
  const [sheet, setSheet] = useState<"day" | "hours" | null>(null);
  const timed = times[at];
  if (!timed) return null;
  const name = longDay(day.date);
  const directions = mapsLinks(day, mode);
  const close = () => setSheet(null);
  return (
    <section
      className={classes.day}
      ref={setNodeRef}
      aria-label={name}
      style={{ "--day": dayColour(at) } as CSSProperties}
    >
      <header className={classes.dayHead}>
        <h2>{name}</h2>
        {canEdit ? (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPencil {...ICON} />}
            onClick={() => setSheet("day")}
          >
            {w.day.edit}
          </Button>
        ) : null}
      </header>
      {timed.stops.length > 0 ? (
        <p className={classes.sum}>
          {w.day.sum(clock(timed.startMin), clock(timed.endMin), minutes(timed.travelMin), distance(timed.lengthKm))}
        </p>
      ) : null}
      {day.note ? <p className={classes.dayNote}>{day.note}</p> : null}
      {timed.lateMin > 0 && day.end ? (
        <p className={classes.problem}>
          <IconAlertTriangle {...ICON} />
          {w.day.late(minutes(timed.lateMin), clock(timed.endMin))}
        </p>
      ) : null}
      {canEdit ? <Better day={day} /> : null}
      <SortableContext items={timed.stops.map(({ stop }) => stop.id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.stops}>
          {timed.stops.map((stop) => (
            <StopRow key={stop.stop.id} timed={stop} date={day.date} onFill={() => setSheet("hours")} />
          ))}
        </ol>
      </SortableContext>
      {canEdit ? <AddStop date={day.date} isEmpty={timed.stops.length === 0} /> : null}
      <div className={classes.dayFoot}>
        {canEdit ? (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconClock {...ICON} />}
            onClick={() => setSheet("hours")}
          >
            {w.hours.open}
          </Button>
        ) : null}
        {directions.map(({ from, to, ...apps }) =>
          APPS.map((app) => (
            <Link key={`${app} ${from}`} href={apps[app]} target="_blank" rel="noopener noreferrer">
              {w.export.maps(w.export.apps[app], directions.length > 1 ? w.export.stops(from, to) : "")}
            </Link>
          )),
        )}
      </div>
      {sheet === "day" ? <DaySheet day={day} onClose={close} /> : null}
      {sheet === "hours" ? <HoursSheet day={day} onClose={close} /> : null}
    </section>
  );
}
