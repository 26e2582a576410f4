/** Messages between the page and the worker that plans carpools. */
import type { CarpoolOptions, CarpoolPlan, CarpoolQuestion } from "@yonder/wasm-core/plan";

export type { CarpoolOptions, CarpoolPlan, CarpoolQuestion };

/** A drive without stops. */
export interface DirectDrive {
  minutes: number;
  km: number;
}

/** A plan, and the drive of every party if they went alone. */
export interface PlannedWay {
  plan: CarpoolPlan;
  alone: DirectDrive[];
}

/** Page → worker: one question about the whole carpool, or one for each car about the order of its own riders. */
export type Order =
  | { kind: "plan"; question: CarpoolQuestion; options: CarpoolOptions }
  | { kind: "cars"; cars: { question: CarpoolQuestion; options: CarpoolOptions }[] };

/** Worker → page. `share` of a plan that is not final is the part of the work that is done, from 0 to 1. */
export type Report =
  | { kind: "progress"; share: number }
  | { kind: "plan"; planned: PlannedWay }
  | { kind: "cars"; plans: CarpoolPlan[] }
  | { kind: "failed"; message: string };
