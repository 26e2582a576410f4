import type { DragEndEvent } from "@dnd-kit/core";
import type { ReactNode } from "react";
import type { Plan } from "~/core";
import { DragArea } from "~/ui/dragging/drag-area";
import { usePlanContext } from "./plan-context";

/** Id of the empty space of a day, where a stop can be dropped too. */
export const dayTarget = (date: string) => `day ${date}`;

/** Lets stops be dragged within and between the days around it, by pointer, touch and keys. */
export function Reorder({ children }: { children: ReactNode }) {
  const { plan, edit } = usePlanContext();
  const nameOf = (id: string) => placeIn(plan, id)?.name ?? id.replace("day ", "");
  const drop = ({ active, over }: DragEndEvent) => {
    const target = over && over.id !== active.id ? targetOf(plan, String(over.id)) : null;
    if (target) edit([{ op: "moveStop", id: String(active.id), ...target }]);
  };
  return (
    <DragArea onDragEnd={drop} nameOf={nameOf}>
      {children}
    </DragArea>
  );
}

function placeIn({ days = [] }: Plan, id: string) {
  for (const { date, stops = [] } of days) {
    const at = stops.findIndex((stop) => stop.id === id);
    const stop = stops[at];
    if (stop) return { date, at, name: stop.name };
  }
  return null;
}

/** The day and place in it that a drop means: that of the stop below, or the end of a day. */
function targetOf(plan: Plan, id: string): { date: string; at?: number } | null {
  const day = plan.days?.find(({ date }) => dayTarget(date) === id);
  if (day) return { date: day.date };
  const place = placeIn(plan, id);
  return place && { date: place.date, at: place.at };
}
