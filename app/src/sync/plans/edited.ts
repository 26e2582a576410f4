/** A plan as it will be once the edits that wait were made, and edits that undo edits. Pure. */
import type { Plan, PlanDay, PlanOp, PlanStop } from "~/core";
import { applyPlanOps } from "~/core/quests";

/** Applies edits in order. One that does not fit what others have made of the plan meanwhile is left out. */
export function edited(plan: Plan, edits: readonly (readonly PlanOp[])[]): Plan {
  return edits.reduce<Plan>((before, ops) => {
    try {
      return applyPlanOps(before, ops);
    } catch {
      return before;
    }
  }, plan);
}

/** Edits that bring a plan back to what it was before `ops`, which have to fit it. */
export function inverseOf(plan: Plan, ops: readonly PlanOp[]): PlanOp[] {
  const undo: PlanOp[] = [];
  let before = plan;
  for (const op of ops) {
    undo.unshift(inverse(before, op));
    before = applyPlanOps(before, [op]);
  }
  return undo;
}

function inverse(plan: Plan, op: PlanOp): PlanOp {
  switch (op.op) {
    case "set":
      return { op: "set", fields: fieldsBefore(plan, op.fields) };
    case "addDay":
      return { op: "removeDay", date: op.day.date };
    case "setDay": {
      const date = typeof op.fields.date === "string" ? op.fields.date : op.date;
      return { op: "setDay", date, fields: fieldsBefore(dayOf(plan, op.date), op.fields) };
    }
    case "removeDay":
      return { op: "addDay", day: dayOf(plan, op.date) };
    case "addStop":
      return { op: "removeStop", id: op.stop.id };
    case "setStop":
      return { op: "setStop", id: op.id, fields: fieldsBefore(placeOf(plan, op.id).stop, op.fields) };
    case "moveStop": {
      const { date, at } = placeOf(plan, op.id);
      return { op: "moveStop", id: op.id, date, at };
    }
    case "removeStop":
      return { op: "addStop", ...placeOf(plan, op.id) };
    case "addPerson":
      return { op: "removePerson", id: op.person.id };
    case "setPerson":
      return { op: "setPerson", id: op.id, fields: fieldsBefore(elementOf(plan.people, op.id).element, op.fields) };
    case "removePerson": {
      const { element: person, at } = elementOf(plan.people, op.id);
      return { op: "addPerson", person, at };
    }
    case "addCost":
      return { op: "removeCost", id: op.cost.id };
    case "setCost":
      return { op: "setCost", id: op.id, fields: fieldsBefore(elementOf(plan.costs, op.id).element, op.fields) };
    case "removeCost": {
      const { element: cost, at } = elementOf(plan.costs, op.id);
      return { op: "addCost", cost, at };
    }
  }
}

/** Values that some fields have now; `null` for those that are missing. */
function fieldsBefore(record: object, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const now = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, now[name] ?? null]));
}

function elementOf<Element extends { id: string }>(list: readonly Element[] = [], id: string) {
  const at = list.findIndex((element) => element.id === id);
  const element = list[at];
  if (!element) throw new RangeError(`the plan has no '${id}'`);
  return { element, at };
}

function dayOf({ days = [] }: Plan, date: string): PlanDay {
  const day = days.find((each) => each.date === date);
  if (!day) throw new RangeError(`the plan has no day '${date}'`);
  return day;
}

function placeOf({ days = [] }: Plan, id: string): { date: string; at: number; stop: PlanStop } {
  for (const { date, stops = [] } of days) {
    const at = stops.findIndex((stop) => stop.id === id);
    const stop = stops[at];
    if (stop) return { date, at, stop };
  }
  throw new RangeError(`the plan has no stop '${id}'`);
}
