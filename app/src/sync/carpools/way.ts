/** The cars and riders of one way of a carpool, made from the server's records for one reader. */

import type { Versioned } from "~/api/schema";
import type { CarOffer, Carpool, CarpoolDirection, CarpoolRider, Hangout, HangoutMember, RidePoint } from "~/core";

/** Records of a hangout and of the carpools to it and home, as the reader may see them. */
export interface CarpoolRecords {
  hangout: Versioned<Hangout>;
  carpools: readonly Versioned<Carpool>[];
  cars: readonly Versioned<CarOffer>[];
  riders: readonly Versioned<CarpoolRider>[];
  /** The reader in the hangout with an account; the others only look on. */
  member: HangoutMember | null;
}

/** A position in degrees, and what to call it. Exact only for people who share a car. */
export interface Spot {
  lng: number;
  lat: number;
  label?: string | undefined;
  isExact: boolean;
}

/** People who ride together, or want to. */
export interface Rider {
  id: string;
  uid: string;
  name: string;
  isMine: boolean;
  size: number;
  spot: Spot;
  status: CarpoolRider["status"];
  /** True if a host's plan asks for the seat, and not the rider. */
  isPlanned: boolean;
  carId?: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** For people in the same car alone. */
  phone?: string | undefined;
  /** Position in the car's order, and time of the stop, where a plan was applied. */
  order?: number | undefined;
  at?: string | undefined;
}

/** A car with the people in it. */
export interface Car {
  id: string;
  uid: string;
  name: string;
  isMine: boolean;
  /** Number on the map and in the list, from 1, in the order in which cars were offered. */
  number: number;
  spot: Spot;
  leaveAt?: string | undefined;
  seatsTotal: number;
  companions: number;
  freeSeats: number;
  maxDetourMin: number;
  note?: string | undefined;
  tags: readonly string[];
  /** For people in the same car alone. */
  phone?: string | undefined;
  aboard: readonly Rider[];
  /** Riders who asked for this car, or wait for a seat in it. */
  asking: readonly Rider[];
}

export interface Way {
  carpoolId: string;
  direction: CarpoolDirection;
  /** `true` if somebody opened this way; until then nobody can offer or ask. */
  isOpened: boolean;
  isLocked: boolean;
  /** There: when to arrive. Back: when to leave. */
  targetTime?: string | undefined;
  destination?: Spot | undefined;
  cars: readonly Car[];
  /** Riders without a seat. */
  seatless: readonly Rider[];
  myCar?: Car | undefined;
  myRide?: Rider | undefined;
  /** A request that the reader took back, or a seat they gave back, to ask again with. */
  myFormer?: Rider | undefined;
}

/** Minutes of detour that a driver takes who said nothing about it; the server assumes the same. */
export const DETOUR_DEFAULT_MIN = 30;

const NEEDS_SEAT = ["looking", "requested", "waiting", "declined"];

export function carpoolIdOf(hangoutId: string, direction: CarpoolDirection): string {
  return `${hangoutId}_${direction}`;
}

/** One way of a hangout's carpool for the reader `uid`, `null` for a guest. */
export function wayOf(records: CarpoolRecords, direction: CarpoolDirection, uid: string | null): Way {
  const { hangout } = records;
  const carpoolId = carpoolIdOf(hangout.id, direction);
  const opened = records.carpools.find(({ id }) => id === carpoolId)?.data;
  const everybody = records.riders
    .filter(({ data }) => data.carpoolId === carpoolId)
    .map(({ id, data }) => riderOf(id, data, uid));
  const riders = everybody.filter(({ status }) => status !== "cancelled");
  const cars = records.cars
    .filter(({ data }) => data.carpoolId === carpoolId)
    .sort((a, b) => offeredAt(a).localeCompare(offeredAt(b)) || a.id.localeCompare(b.id))
    .map((car, at) => carOf(car, at + 1, riders, uid));
  const { startsAt, endsAt } = hangout.data.when;
  return {
    carpoolId,
    direction,
    isOpened: opened !== undefined,
    isLocked: opened !== undefined && opened.status !== "open",
    targetTime: opened?.targetTime ?? (direction === "there" ? startsAt : endsAt),
    destination: destinationOf(opened?.destination, hangout.data),
    cars,
    seatless: riders.filter(({ status }) => NEEDS_SEAT.includes(status)),
    myCar: cars.find(({ isMine }) => isMine),
    myRide: riders.find(({ isMine }) => isMine),
    myFormer: everybody.find(({ isMine, status }) => isMine && status === "cancelled"),
  };
}

/** Everybody in a carpool: drivers, the people they bring, and riders. */
export function headCount({ cars, seatless }: Way): number {
  const inCars = cars.map(({ companions, aboard }) => 1 + companions + sizeOf(aboard));
  return inCars.reduce((sum, count) => sum + count, 0) + sizeOf(seatless);
}

/** Cars with room for a rider; not the one whose driver declined them. */
export function carsFor({ cars }: Pick<Way, "cars">, { size, status, carId }: Rider): Car[] {
  return cars.filter(({ id, freeSeats }) => freeSeats >= size && !(status === "declined" && id === carId));
}

export function sizeOf(riders: readonly Rider[]): number {
  return riders.reduce((sum, { size }) => sum + size, 0);
}

/** True for hosts and co-hosts, who apply plans and lock carpools. */
export function isHostOf({ data }: Versioned<Hangout>, uid: string | null): boolean {
  return uid !== null && (data.hostId === uid || (data.coHosts ?? []).includes(uid));
}

function carOf({ id, data }: Versioned<CarOffer>, number: number, riders: readonly Rider[], uid: string | null): Car {
  const own = riders.filter(({ carId }) => carId === id);
  const aboard = own.filter(({ status }) => status === "accepted").sort(byOrder);
  const withoutVisible = data.seatsTotal - data.companions - sizeOf(aboard);
  return {
    id,
    number,
    uid: data.driverId,
    name: data.name,
    isMine: data.driverId === uid,
    spot: spotOf(data.origin, data.area),
    leaveAt: data.leaveAt,
    seatsTotal: data.seatsTotal,
    companions: data.companions,
    // The record also counts riders whom a block hides from the reader.
    freeSeats: Math.max(0, Math.min(withoutVisible, data.freeSeats ?? withoutVisible)),
    maxDetourMin: data.maxDetourMin ?? DETOUR_DEFAULT_MIN,
    note: data.note,
    tags: data.tags ?? [],
    phone: data.phone,
    aboard,
    asking: own.filter(({ status }) => status === "requested" || status === "waiting"),
  };
}

function riderOf(id: string, data: CarpoolRider, uid: string | null): Rider {
  return {
    id,
    uid: data.userId,
    name: data.name,
    isMine: data.userId === uid,
    size: data.partySize,
    spot: spotOf(data.pickup, data.area),
    status: data.status,
    isPlanned: data.planned === true,
    carId: data.carId,
    earliest: data.earliest,
    latest: data.latest,
    phone: data.phone,
    order: data.pickupOrder,
    at: data.pickupAt,
  };
}

function byOrder(a: Rider, b: Rider): number {
  return (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER);
}

function spotOf(exact: RidePoint | undefined, area: RidePoint): Spot {
  return exact ? { ...exact, isExact: true } : { ...area, isExact: false };
}

function destinationOf(said: RidePoint | undefined, { place }: Hangout): Spot | undefined {
  if (said) return { ...said, isExact: true };
  const { name: label, lng, lat } = place?.place ?? {};
  return lng === undefined || lat === undefined ? undefined : { lng, lat, label, isExact: true };
}

const offeredAt = ({ data }: Versioned<CarOffer>) => textOf(data.at) ?? "";
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
