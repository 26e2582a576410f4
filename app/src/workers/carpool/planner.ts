/** The page's side of the worker that plans carpools: one worker for each plan, which cancelling ends at once. */
import type { CarpoolPlan, Order, PlannedWay, Report } from "./protocol";

export type { CarpoolOptions, CarpoolPlan, CarpoolQuestion, DirectDrive, PlannedWay } from "./protocol";

type PlanOrder = Omit<Extract<Order, { kind: "plan" }>, "kind">;
type CarsOrder = Extract<Order, { kind: "cars" }>["cars"];

/** Work that can be given up; `result` stays open for ever then. */
export interface Work<Result> {
  result: Promise<Result>;
  cancel: () => void;
}

/** Plans a carpool; `onProgress` hears the share that is done, from 0 to 1. */
export function planInWorker(order: PlanOrder, onProgress: (share: number) => void): Work<PlannedWay> {
  return run({ kind: "plan", ...order }, (report) => {
    if (report.kind === "progress") onProgress(report.share);
    return report.kind === "plan" ? report.planned : undefined;
  });
}

/** Orders the stops of each car by itself. */
export function orderStopsInWorker(cars: CarsOrder): Work<CarpoolPlan[]> {
  return run({ kind: "cars", cars }, (report) => (report.kind === "cars" ? report.plans : undefined));
}

function run<Result>(order: Order, read: (report: Report) => Result | undefined): Work<Result> {
  const worker = new Worker(new URL("./carpool.worker.ts", import.meta.url), { type: "module" });
  const result = new Promise<Result>((resolve, reject) => {
    const fail = (message: string) => {
      worker.terminate();
      reject(new Error(message));
    };
    worker.addEventListener("error", ({ message }) => fail(message || "the worker's script did not load"));
    worker.addEventListener("message", ({ data }: MessageEvent<Report>) => {
      if (data.kind === "failed") return fail(data.message);
      const value = read(data);
      if (value === undefined) return;
      worker.terminate();
      resolve(value);
    });
  });
  worker.postMessage(order);
  return { result, cancel: () => worker.terminate() };
}
