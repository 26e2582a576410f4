/** The difference between the seats people have and those of a plan. */
import type { Car, Rider, Way } from "~/sync/carpools/way";
import type { FairPlan } from "./fair-plan";

export interface SeatChange {
  rider: Rider;
  from: Car | undefined;
  to: Car | undefined;
}

export interface PlanChanges {
  /** Riders whose car is another one, and those who get a seat or lose theirs. */
  moved: SeatChange[];
  /** Drivers whose stops are others than before. */
  drivers: Car[];
  /** Everybody for whom nothing changes. */
  same: (Car | Rider)[];
}

export function changesOf(way: Way, plan: FairPlan): PlanChanges {
  const before = new Map(way.cars.flatMap((car) => car.aboard.map((rider) => [rider.id, car])));
  const after = new Map(plan.trips.flatMap(({ car, stops }) => stops.map(({ rider }) => [rider.id, car])));
  const riders = [...way.cars.flatMap(({ aboard }) => aboard), ...way.seatless];
  const moved = riders
    .map((rider) => ({ rider, from: before.get(rider.id), to: after.get(rider.id) }))
    .filter(({ from, to }) => from?.id !== to?.id);
  const touched = new Set(moved.flatMap(({ from, to }) => [from?.id, to?.id]));
  const seated = riders.filter(({ id }) => before.has(id) && !moved.some(({ rider }) => rider.id === id));
  return {
    moved,
    drivers: way.cars.filter(({ id }) => touched.has(id)),
    same: [...way.cars.filter(({ id }) => !touched.has(id)), ...seated],
  };
}
