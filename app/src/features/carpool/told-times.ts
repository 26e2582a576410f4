/** The times that people in a car were told, beside those that are worked out anew. */
import type { CarTrip, Stop } from "./fair-plan";
import { hasPlan } from "./plan-question";

/**
 * Takes order and times from a plan that was applied to the whole car: people were told those. The ends of the drive
 * follow the stops beside them, so that no part of it takes another time than its way.
 */
function withToldTimes(trip: CarTrip): CarTrip {
  const { aboard } = trip.car;
  if (!hasPlan(trip.car)) return trip;
  const computed = new Map(trip.stops.map(({ rider, at }) => [rider.id, at]));
  const stops = aboard.map((rider): Stop => ({ rider, at: rider.at ?? computed.get(rider.id) }));
  const ends = (at: string | undefined, beside: Stop | undefined) => {
    const before = beside && computed.get(beside.rider.id);
    return at && before && beside.at ? moved(at, Date.parse(beside.at) - Date.parse(before)) : undefined;
  };
  // Of a drive in another order than the one worked out, the ends are not known.
  const isSame = trip.stops.every(({ rider }, at) => rider.id === stops[at]?.rider.id);
  return {
    ...trip,
    stops,
    leaveAt: isSame ? ends(trip.leaveAt, stops[0]) : undefined,
    arriveAt: isSame ? ends(trip.arriveAt, stops.at(-1)) : undefined,
  };
}

/**
 * A drive as its reader sees it. Whoever is not in the car sees no times at its stops: without a plan they would be told
 * what is only worked out from rough areas.
 */
export function shownTrip(trip: CarTrip): CarTrip {
  const told = withToldTimes(trip);
  const isIn = trip.car.isMine || trip.car.aboard.some(({ isMine }) => isMine);
  return isIn ? told : { ...told, stops: told.stops.map(({ rider }) => ({ rider })) };
}

function moved(at: string, byMs: number): string {
  return new Date(Date.parse(at) + byMs).toISOString();
}
