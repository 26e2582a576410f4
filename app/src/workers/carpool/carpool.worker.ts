/** Plans a carpool beside the page, so that it keeps answering while the core searches. */
import type { CarpoolOptions, CarpoolQuestion, DirectDrive, Order, PlannedWay, Report } from "./protocol";

type Core = typeof import("@yonder/wasm-core/plan");

/** Up to so many parties the core proves the best plan, and there are no steps on the way to it. */
const EXACT_MAX = 10;
/** Shares of the search that are tried first: each step says how far the work is, the last one is the plan. */
const EFFORTS = [0.05, 0.35, 1];
/** Cars in one question of the core. */
const CARS_MAX = 200;

const scope = self as unknown as Worker;
const report = (message: Report) => scope.postMessage(message);

scope.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  answer(data).catch((error: unknown) => report({ kind: "failed", message: String(error) }));
});

/** Loads the core first: a module worker that awaits at its top loses the messages that arrive meanwhile. */
async function answer(order: Order): Promise<void> {
  const core = await import("@yonder/wasm-core/plan");
  await core.init();
  if (order.kind === "cars") {
    return report({ kind: "cars", plans: order.cars.map((car) => core.planCarpool(car.question, car.options)) });
  }
  report({ kind: "plan", planned: plan(core, order.question, order.options) });
}

function plan(core: Core, question: CarpoolQuestion, options: CarpoolOptions): PlannedWay {
  const alone = directDrives(core, question, options);
  const efforts = question.parties.length > EXACT_MAX ? EFFORTS : [1];
  const whole = efforts.reduce((sum, effort) => sum + effort, 0);
  let done = 0;
  let found = core.planCarpool(question, { ...options, effort: efforts[0] ?? 1 });
  for (const [step, effort] of efforts.entries()) {
    if (step > 0) found = core.planCarpool(question, { ...options, effort });
    done += effort;
    report({ kind: "progress", share: done / whole });
  }
  return { plan: found, alone };
}

/** The drive of each party without stops: the core is asked as if each of them had a car of their own. */
function directDrives(core: Core, { parties, destination }: CarpoolQuestion, options: CarpoolOptions): DirectDrive[] {
  const { direction = "there" } = options;
  const drives: DirectDrive[] = [];
  for (let from = 0; from < parties.length; from += CARS_MAX) {
    const cars = parties.slice(from, from + CARS_MAX).map(({ lng = 0, lat = 0 }) => ({ lng, lat, seatsTotal: 1 }));
    // Nobody gets in: the one party is too large for any of these cars.
    const nobody = { ...destination, size: 2 };
    const { rides } = core.planCarpool(
      { cars, parties: [nobody], ...(destination ? { destination } : {}) },
      { direction, effort: 0 },
    );
    drives.push(...rides.map(({ directMin, lengthKm }) => ({ minutes: directMin, km: lengthKm })));
  }
  return drives;
}
