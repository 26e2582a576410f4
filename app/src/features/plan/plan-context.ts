import { createContext, useContext } from "react";
import type { Plan, PlanMode, PlanOp } from "~/core";
import type { TimedDay } from "~/sync/plans/day-times";

/** The plan that is shown, and what its reader may do with it. */
export interface OpenPlan {
  id: string;
  plan: Plan;
  mode: PlanMode;
  canEdit: boolean;
  /** Times of each day, in the order of the days. */
  times: readonly TimedDay[];
  /** Makes edits that one press undoes together. */
  edit: (ops: PlanOp[]) => void;
  /** Stop that is pointed at, on the map or in the list. */
  chosenId: string | null;
  choose: (id: string | null) => void;
}

export const PlanContext = createContext<OpenPlan | null>(null);

export function usePlanContext(): OpenPlan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error("there is no plan around");
  return plan;
}
