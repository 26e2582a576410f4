/** Questions for the core's solver, made as the server makes them, so that both find the same plan. */
import type { CarpoolOptions, CarpoolQuestion } from "~/core/plan";
import { type Car, type Rider, sizeOf, type Way } from "~/sync/carpools/way";

/** A question with the cars and riders that its indexes mean, and the moment at which its clock begins. */
export interface Asked {
  question: CarpoolQuestion;
  options: CarpoolOptions;
  cars: readonly Car[];
  riders: readonly Rider[];
  baseMs: number;
  /** `true` if every car says when it leaves; without that the plan has an order, but no times. */
  hasTimes: boolean;
}

const MINUTE_MS = 60_000;
/** Detour for a car whose riders are settled: their order alone is asked for. */
const ANY_DETOUR_MIN = 10_000;

/** The question who should ride with whom; `null` while there is no destination, no car or nobody to carry. */
export function planQuestion(way: Way): Asked | null {
  const cars = [...way.cars].sort(byId);
  const riders = [...way.cars.flatMap(({ aboard }) => aboard), ...way.seatless.filter(isLooking)].sort(byId);
  if (!way.destination || cars.length === 0 || riders.length === 0) return null;
  const clock = clockOf(cars);
  const arriveByMin = way.direction === "there" && clock.hasTimes ? clock.minutes(way.targetTime) : undefined;
  const seats = riders.map(({ status, carId }) =>
    status === "accepted" ? cars.findIndex(({ id }) => id === carId) : -1,
  );
  return {
    question: {
      cars: cars.map((car) => ({
        ...areaOf(car),
        seatsTotal: car.seatsTotal,
        companions: peopleWith(car),
        leaveMin: clock.minutes(car.leaveAt) ?? 0,
        maxDetourMin: car.maxDetourMin,
      })),
      parties: riders.map((rider) => ({ ...areaOf(rider), size: rider.size, ...windowOf(rider, clock) })),
      destination: { lng: way.destination.lng, lat: way.destination.lat },
    },
    options: {
      direction: way.direction,
      previous: seats.map((seat) => (seat < 0 ? null : seat)),
      ...(arriveByMin === undefined ? {} : { arriveByMin }),
    },
    cars,
    riders,
    baseMs: clock.baseMs,
    hasTimes: clock.hasTimes,
  };
}

const isLooking = ({ status }: Rider) => status === "looking";

/** People in a car besides its driver and the riders that the reader sees: companions, and riders hidden by a block. */
function peopleWith({ seatsTotal, companions, freeSeats, aboard }: Car): number {
  return Math.max(companions, seatsTotal - freeSeats - sizeOf(aboard));
}

/**
 * The question in which order one car stops for those who have a seat in it; `null` without a destination or riders. Of
 * a car with a plan it is asked as the plan was made, from areas: so whoever looks is told the same times.
 */
export function stopsQuestion(way: Way, car: Car): Asked | null {
  if (!way.destination || car.aboard.length === 0) return null;
  const clock = clockOf([car]);
  const pointOf = hasPlan(car) ? areaOf : ({ spot: { lng, lat } }: Car | Rider) => ({ lng, lat });
  const [point, leaveMin] = [pointOf(car), clock.minutes(car.leaveAt) ?? 0];
  return {
    question: {
      cars: [{ ...point, seatsTotal: 100, leaveMin, maxDetourMin: ANY_DETOUR_MIN }],
      // Who has a seat keeps it, however late it gets: no latest time is asked for.
      parties: car.aboard.map((rider) => ({ ...pointOf(rider), ...windowOf({ earliest: rider.earliest }, clock) })),
      destination: { lng: way.destination.lng, lat: way.destination.lat },
    },
    options: { direction: way.direction },
    cars: [car],
    riders: car.aboard,
    baseMs: clock.baseMs,
    hasTimes: clock.hasTimes,
  };
}

interface Clock {
  baseMs: number;
  hasTimes: boolean;
  minutes: (moment: string | undefined) => number | undefined;
}

/** Minutes since the first car leaves. */
function clockOf(cars: readonly Car[]): Clock {
  const moments = cars.flatMap(({ leaveAt }) => (leaveAt ? [Date.parse(leaveAt)] : []));
  const baseMs = moments.length > 0 ? Math.min(...moments) : 0;
  const minutes = (moment: string | undefined) =>
    moment === undefined || moments.length === 0 ? undefined : (Date.parse(moment) - baseMs) / MINUTE_MS;
  return { baseMs, hasTimes: moments.length === cars.length, minutes };
}

/** Times that a rider can be picked up. Where cars do not say when they leave, there is no time to keep. */
function windowOf({ earliest, latest }: Pick<Rider, "earliest" | "latest">, { hasTimes, minutes }: Clock) {
  if (!hasTimes) return {};
  const [earliestMin, latestMin] = [minutes(earliest), minutes(latest)];
  return {
    ...(earliestMin === undefined ? {} : { earliestMin }),
    ...(latestMin === undefined ? {} : { latestMin }),
  };
}

/** True for a car in which everybody has a place in the order of a plan that was applied. */
export function hasPlan({ aboard }: Car): boolean {
  return aboard.length > 0 && aboard.every(({ order }) => order !== undefined);
}

/** The area around a point that everybody in the hangout sees, as the server rounds it. */
const areaOf = ({ spot }: Car | Rider) => ({ lng: rounded(spot.lng), lat: rounded(spot.lat) });
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
