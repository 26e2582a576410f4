import type { Activity } from "~/core";
import { listed, monthName } from "~/ui/format";
import { firstName, type Person } from "~/ui/people/person";
import type { Words } from "~/ui/words";

/**
 * Returns the reason why a wish is offered now, in a few words: its month, the friends who want it too, its progress,
 * or its place. Pure.
 */
export function reasonFor(w: Words, activity: Activity, month: number, also: readonly Person[] = []): string {
  const { targetMonth, steps = [], place, title } = activity;
  if (targetMonth === month) return w.today.plannedFor(monthName(month));
  if (also.length > 0) return w.today.wantToo(listed(also.map(firstName)), also.length);
  if (targetMonth !== undefined) return w.today.plannedFor(monthName(targetMonth));
  const done = steps.filter((step) => step.done).length;
  if (done > 0) return w.today.stepsDone(done, steps.length);
  return place && place.name !== title ? place.name : w.today.anyTime;
}
