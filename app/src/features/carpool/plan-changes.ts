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
  /** Riders who keep their car and are picked up at another time than they were told. */
  retimed: { rider: Rider; at: string }[];
  /** Everybody for whom nothing changes. */
  same: (Car | Rider)[];
}

/** Minutes that nobody has to be told of. */
const SLACK_MIN = 2;
const MINUTE_MS = 60_000;

export function changesOf(way: Way, plan: FairPlan): PlanChanges {
  const before = new Map(way.cars.flatMap((car) => car.aboard.map((rider) => [rider.id, car])));
  const after = new Map(plan.trips.flatMap(({ car, stops }) => stops.map(({ rider }) => [rider.id, car])));
  const riders = [...way.cars.flatMap(({ aboard }) => aboard), ...way.seatless];
  const moved = riders
    .map((rider) => ({ rider, from: before.get(rider.id), to: after.get(rider.id) }))
    .filter(({ from, to }) => from?.id !== to?.id);
  const touched = new Set(moved.flatMap(({ from, to }) => [from?.id, to?.id]));
  const retimed = plan.trips.flatMap(({ car, stops }) =>
    stops.flatMap(({ rider, at }) => {
      const told = before.get(rider.id)?.id === car.id ? rider.at : undefined;
      const isLater = at && told && Math.abs(Date.parse(at) - Date.parse(told)) > SLACK_MIN * MINUTE_MS;
      return isLater ? [{ rider, at }] : [];
    }),
  );
  const isTold = (id: string) => [...moved, ...retimed].some(({ rider }) => rider.id === id);
  const seated = riders.filter(({ id }) => before.has(id) && !isTold(id));
  return {
    moved,
    retimed,
    drivers: way.cars.filter(({ id }) => touched.has(id)),
    same: [...way.cars.filter(({ id }) => !touched.has(id)), ...seated],
  };
}

/** Effect of using a plan: `none` where people have these seats, `asked` where its drivers have only to answer. */
export function effectOf(way: Way, plan: FairPlan): "some" | "asked" | "none" {
  const { moved, retimed } = changesOf(way, plan);
  if (moved.length + retimed.length === 0) return "none";
  const isAsked = ({ rider, to }: SeatChange) => rider.status === "requested" && rider.carId === to?.id;
  return retimed.length === 0 && moved.every(isAsked) ? "asked" : "some";
}
