import { useEffect, useState } from "react";
import type { Way } from "~/sync/carpools/way";
import { orderStopsInWorker } from "~/workers/carpool/planner";
import { type CarTrip, tripsOf } from "./fair-plan";
import { type Asked, stopsQuestion } from "./plan-question";
import { shownTrip } from "./told-times";

/** The drive of every car with the riders it has now: the applied plan's order and times, or the shortest order. */
export function useTrips(way: Way): CarTrip[] {
  const [ordered, setOrdered] = useState<{ key: string; trips: CarTrip[] }>({ key: "", trips: [] });
  const asked = way.cars.map((car) => stopsQuestion(way, car)).filter((each): each is Asked => each !== null);
  const key = JSON.stringify(asked.map(({ question, options, baseMs }) => [question, options, baseMs]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the questions depend on
  useEffect(() => {
    if (asked.length === 0) return;
    const { result, cancel } = orderStopsInWorker(asked.map(({ question, options }) => ({ question, options })));
    const show = async () => {
      const plans = await result;
      setOrdered({ key, trips: plans.flatMap((plan, at) => (asked[at] ? tripsOf(asked[at], plan) : [])) });
    };
    // Without it stops are in the order in which people got their seats, and have no times.
    show().catch(() => undefined);
    return cancel;
  }, [key]);
  return way.cars.map((car) => {
    const trip = ordered.trips.find((each) => each.car.id === car.id && ordered.key === key);
    const plain = { car, stops: [], leaveAt: car.leaveAt, detourMin: 0, driveMin: 0, lengthKm: 0 };
    return shownTrip(trip ? { ...trip, car } : { ...plain, stops: car.aboard.map((rider) => ({ rider })) });
  });
}
