/** A plan of the core in the words of a carpool: who rides with whom, when, and how many minutes each gives. */
import type { CarpoolPlan, WhyUnassigned } from "~/core/plan";
import type { Car, Rider } from "~/sync/carpools/way";
import type { DirectDrive } from "~/workers/carpool/planner";
import { roundedMoment } from "./clock";
import type { Asked } from "./plan-question";

export interface Stop {
  rider: Rider;
  /** Time of the stop, ISO-8601; missing where nothing says when the car leaves. */
  at?: string | undefined;
}

/** A car with the order of its stops and the times of its ends. */
export interface CarTrip {
  car: Car;
  stops: Stop[];
  leaveAt?: string | undefined;
  arriveAt?: string | undefined;
  /** Minutes that the stops add to the direct drive. */
  detourMin: number;
  driveMin: number;
  lengthKm: number;
}

/** Minutes more than if a person drove alone. */
export interface ExtraMinutes {
  id: string;
  uid: string;
  name: string;
  drives: boolean;
  size: number;
  minutes: number;
}

export interface FairPlan {
  trips: CarTrip[];
  left: { rider: Rider; reason: WhyUnassigned }[];
  extra: ExtraMinutes[];
  carried: number;
  worstMin: number;
  /** Cars with people in them, and cars on the road if everybody drove alone. */
  carsUsed: number;
  carsAlone: number;
  savedKm: number;
  isExact: boolean;
}

const MINUTE_MS = 60_000;

/** Reads a plan of the whole carpool. */
export function fairPlan(asked: Asked, plan: CarpoolPlan, alone: readonly DirectDrive[]): FairPlan {
  const trips = tripsOf(asked, plan);
  const left = plan.unassigned.flatMap(({ party, reason }) => {
    const rider = asked.riders[party];
    return rider ? [{ rider, reason }] : [];
  });
  const carried = asked.riders.map((rider, party) => ({ rider, party })).filter(({ rider }) => hasSeat(trips, rider));
  const aloneKm = carried.reduce((sum, { party }) => sum + (alone[party]?.km ?? 0), 0);
  const detourKm = plan.rides.reduce((sum, ride) => sum + ride.lengthKm - kmOf(ride), 0);
  return {
    trips,
    left,
    extra: [
      ...trips.map(({ car, detourMin }) => extraOf(car, detourMin, true)),
      ...carried.map(({ rider, party }) =>
        extraOf(rider, riderMinutes(plan, party, asked) - minutesOf(alone, party), false),
      ),
    ].sort((a, b) => b.minutes - a.minutes),
    carried: plan.sums.carried,
    worstMin: plan.sums.worstDetourMin,
    carsUsed: trips.length,
    carsAlone: trips.length + carried.length,
    savedKm: Math.max(0, aloneKm - detourKm),
    isExact: plan.isExact,
  };
}

/** The cars of a plan with their stops. */
export function tripsOf({ cars, riders, baseMs, hasTimes, options }: Asked, plan: CarpoolPlan): CarTrip[] {
  const moment = (minutes: number, kind: "departure" | "arrival") =>
    hasTimes ? roundedMoment(baseMs + minutes * MINUTE_MS, kind) : undefined;
  // People get in before the car leaves, and get out once it is there.
  const kind = options.direction === "back" ? "arrival" : "departure";
  return plan.rides.flatMap((ride, at) => {
    const car = cars[at];
    if (!car) return [];
    const stops = ride.pickups.flatMap(({ party, leaveMin }) => {
      const rider = riders[party];
      return rider ? [{ rider, at: moment(leaveMin, kind) }] : [];
    });
    return {
      car,
      stops,
      leaveAt: moment(ride.leaveMin, "departure"),
      arriveAt: moment(ride.arriveMin, "arrival"),
      detourMin: ride.detourMin,
      driveMin: ride.arriveMin - ride.leaveMin,
      lengthKm: ride.lengthKm,
    };
  });
}

/** One line for each car: the same lines, the same plan. */
export function seatsKey(cars: readonly { carId: string; pickups: readonly { riderId: string }[] }[]): string {
  const lines = cars.map(({ carId, pickups }) => `${carId}: ${pickups.map(({ riderId }) => riderId).join(" ")}`);
  return lines.sort().join("\n");
}

export function seatsKeyOf({ trips }: FairPlan): string {
  return seatsKey(
    trips.map(({ car, stops }) => ({ carId: car.id, pickups: stops.map(({ rider }) => ({ riderId: rider.id })) })),
  );
}

const hasSeat = (trips: readonly CarTrip[], { id }: Rider) =>
  trips.some(({ stops }) => stops.some(({ rider }) => rider.id === id));

const minutesOf = (alone: readonly DirectDrive[], party: number) => alone[party]?.minutes ?? 0;

/** Kilometres of a ride's direct drive: length and time of an estimate are in proportion. */
function kmOf({ lengthKm, directMin, detourMin, pickups }: CarpoolPlan["rides"][number]): number {
  const waitMin = pickups.reduce((sum, { arriveMin, leaveMin }) => sum + leaveMin - arriveMin, 0);
  const drivenMin = directMin + detourMin - waitMin;
  return drivenMin > 0 ? (lengthKm * directMin) / drivenMin : lengthKm;
}

/** Minutes that a rider is in the car. */
function riderMinutes(plan: CarpoolPlan, party: number, { options }: Asked): number {
  for (const ride of plan.rides) {
    const pickup = ride.pickups.find((each) => each.party === party);
    if (pickup)
      return options.direction === "back" ? pickup.arriveMin - ride.leaveMin : ride.arriveMin - pickup.leaveMin;
  }
  return 0;
}

function extraOf({ id, uid, name, ...who }: Car | Rider, minutes: number, drives: boolean): ExtraMinutes {
  const size = "size" in who ? who.size : 1 + who.companions;
  return { id, uid, name, drives, size, minutes: Math.max(0, Math.round(minutes)) };
}
