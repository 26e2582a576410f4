import { useEffect, useRef, useState } from "react";
import { reasonOf } from "~/api/failure";
import type { PlannedCarpool } from "~/api/schema";
import { applyPlan, proposePlan } from "~/sync/carpools/actions";
import type { Way } from "~/sync/carpools/way";
import { planInWorker, type Work } from "~/workers/carpool/planner";
import { type CarTrip, type FairPlan, fairPlan, seatsKey, seatsKeyOf } from "./fair-plan";
import { type Asked, planQuestion } from "./plan-question";

/** A plan that is looked for, shown or being applied. */
export type Planning =
  | { step: "none" }
  | { step: "working"; share: number }
  | { step: "failed" }
  | {
      step: "proposed";
      plan: FairPlan;
      asked: Asked;
      /** Set once the server's plan, is the one that is shown. */
      planOf?: string;
      /** Reason that the plan is another one than a moment ago. */
      because?: "exact" | "stale";
    };

/** Plans one way in a worker, and applies the plan that is shown: never one that nobody has seen. */
export function useFairPlan(way: Way) {
  const [planning, setPlanning] = useState<Planning>({ step: "none" });
  const work = useRef<Work<unknown>>(undefined);
  const cancel = () => {
    work.current?.cancel();
    work.current = undefined;
    setPlanning({ step: "none" });
  };
  // Whoever leaves, or looks at the other way, wants no plan of this one any more.
  useEffect(() => () => work.current?.cancel(), []);
  const question = planQuestion(way);

  const start = async () => {
    if (!question) return;
    setPlanning({ step: "working", share: 0 });
    const { question: cars, options } = question;
    const run = planInWorker({ question: cars, options }, (share) => setPlanning({ step: "working", share }));
    work.current = run;
    try {
      const { plan, alone } = await run.result;
      setPlanning({ step: "proposed", asked: question, plan: fairPlan(question, plan, alone) });
    } catch {
      setPlanning({ step: "failed" });
    }
  };

  /** Applies what is shown. Answers whether it is applied; otherwise what is shown now is another plan. */
  const apply = async (): Promise<boolean> => {
    if (planning.step !== "proposed") return false;
    const server = await proposePlan(way.carpoolId);
    if (seatsKey(server.cars) !== seatsKeyOf(planning.plan)) {
      setPlanning({ ...withServerPlan(planning, server), because: planning.planOf ? "stale" : "exact" });
      return false;
    }
    try {
      await applyPlan(way.carpoolId, server.planOf);
    } catch (failure) {
      if (reasonOf(failure) !== "stalePlan") throw failure;
      setPlanning({ ...withServerPlan(planning, await proposePlan(way.carpoolId)), because: "stale" });
      return false;
    }
    setPlanning({ step: "none" });
    return true;
  };

  return { planning, canPlan: question !== null, start, cancel, apply };
}

type Proposed = Extract<Planning, { step: "proposed" }>;

/** The plan that is shown, with the seats, times and minutes of the server's. */
function withServerPlan(shown: Proposed, server: PlannedCarpool): Proposed {
  const { asked, plan } = shown;
  const riders = new Map(asked.riders.map((rider) => [rider.id, rider]));
  const trips = asked.cars.map((car): CarTrip => {
    const planned = server.cars.find(({ carId }) => carId === car.id);
    const before = plan.trips.find((trip) => trip.car.id === car.id);
    const stops = (planned?.pickups ?? []).flatMap(({ riderId, at }) => {
      const rider = riders.get(riderId);
      return rider ? [{ rider, at: at ?? undefined }] : [];
    });
    const detourMin = planned?.detourMin ?? 0;
    const directMin = before ? before.driveMin - before.detourMin : 0;
    const drive = { driveMin: directMin + detourMin, lengthKm: before?.lengthKm ?? 0 };
    return { car, stops, leaveAt: before?.leaveAt, arriveAt: before?.arriveAt, detourMin, ...drive };
  });
  const seated = new Set(trips.flatMap(({ stops }) => stops.map(({ rider }) => rider.id)));
  const detours = new Map(trips.map(({ car, detourMin }) => [car.id, Math.round(detourMin)]));
  return {
    step: "proposed",
    asked,
    planOf: server.planOf,
    plan: {
      ...plan,
      trips,
      carried: server.carried,
      worstMin: server.worstDetourMin,
      isExact: server.isExact,
      left: server.left.flatMap((id) => {
        const rider = riders.get(id);
        return rider ? [{ rider, reason: plan.left.find((each) => each.rider.id === id)?.reason ?? "no-seat" }] : [];
      }),
      extra: plan.extra
        .filter(({ id, drives }) => drives || seated.has(id))
        .map((each) => ({ ...each, minutes: detours.get(each.id) ?? each.minutes })),
    },
  };
}
