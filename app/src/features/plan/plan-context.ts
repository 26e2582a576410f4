import { createContext, useContext } from "react";
import type { Plan, PlanMode, PlanOp } from "~/core";
import type { TimedDay } from "~/sync/plans/day-times";
import type { KnownWays } from "~/sync/plans/ways";
import type { Person } from "~/ui/people/person";

/** The plan that is shown, and what its reader may do with it. */
export interface OpenPlan {
  id: string;
  plan: Plan;
  mode: PlanMode;
  /** `true` if edits are made, or suggested. */
  canEdit: boolean;
  /** `true` if edits become suggestions, which its owner accepts or declines. */
  isSuggesting: boolean;
  /** `true` if people and costs are shown. */
  isInside: boolean;
  /** Times of each day, in the order of the days. */
  times: readonly TimedDay[];
  /** Ways that are known; all others are estimates. */
  ways: KnownWays;
  /** Makes edits that one press undoes together. */
  edit: (ops: PlanOp[]) => void;
  /** Stop that is pointed at, on the map or in the list. */
  chosenId: string | null;
  choose: (id: string | null) => void;
  /** Others who have it open. */
  present: readonly Person[];
  /** Others, by the stop they look at. */
  lookers: ReadonlyMap<string, readonly Person[]>;
}

export const PlanContext = createContext<OpenPlan | null>(null);

export function usePlanContext(): OpenPlan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error("there is no plan around");
  return plan;
}
