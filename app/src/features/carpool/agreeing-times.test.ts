import { expect, it } from "vitest";
import type { CarOffer, CarpoolDirection, CarpoolRider, Hangout, RidePoint } from "~/core";
import { planCarpool } from "~/core/plan";
import { type CarpoolRecords, wayOf } from "~/sync/carpools/way";
import { type FairPlan, fairPlan, tripsOf } from "./fair-plan";
import { planQuestion, stopsQuestion } from "./plan-question";
import { shownTrip } from "./told-times";
import { legsOf } from "./trip-stops";

let state = 7;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2027, 5, 1, 8);
const point = (): RidePoint => ({ lat: 52 + random(60_000) / 100_000, lng: 13 + random(60_000) / 100_000 });
const area = ({ lat, lng }: RidePoint) => ({ lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 });
const moment = (ms: number) => new Date(ms).toISOString();

interface World {
  cars: { id: string; data: CarOffer }[];
  riders: { id: string; data: CarpoolRider }[];
  direction: CarpoolDirection;
}

function randomWorld(): World {
  const direction = random(2) ? "there" : "back";
  const of = { carpoolId: `h_${direction}`, hangoutId: "h", hostId: "host", sharedWith: [] };
  const cars = Array.from({ length: 1 + random(3) }, (_, at) => {
    const [origin, leaveAt] = [point(), moment(START_MS + random(40) * MINUTE_MS)];
    const data = {
      ...of,
      driverId: `d${at}`,
      name: `D${at}`,
      origin,
      area: area(origin),
      leaveAt,
      at: `2027-0${at + 1}`,
    };
    return { id: `car${at}`, data: { ...data, seatsTotal: 1 + random(4), companions: 0, maxDetourMin: 240 } as never };
  });
  const riders = Array.from({ length: 1 + random(6) }, (_, at) => {
    const pickup = point();
    const earliest = random(3) ? {} : { earliest: moment(START_MS + random(60) * MINUTE_MS) };
    const data = { ...of, userId: `r${at}`, name: `R${at}`, pickup, area: area(pickup), partySize: 1, ...earliest };
    return { id: `ride${at}`, data: { ...data, status: "looking" } as never };
  });
  return { cars, riders, direction };
}

/** The way as one person reads it: exact places of people in the same car alone. */
function wayFor({ cars, riders, direction }: World, uid: string) {
  const carOf = (person: string) =>
    cars.find(({ data }) => data.driverId === person)?.id ??
    riders.find(({ data }) => data.userId === person)?.data.carId;
  const own = carOf(uid);
  const sees = (person: string) => person === uid || (own !== undefined && carOf(person) === own);
  const when = { startsAt: moment(START_MS + 600 * MINUTE_MS), endsAt: moment(START_MS) };
  const place = { place: { name: "Beach", lat: 52.3, lng: 13.3 } };
  const records = {
    hangout: { id: "h", version: 1, data: { title: "Swim", when, place } as unknown as Hangout },
    carpools: [],
    cars: cars.map(({ id, data }) => ({
      ...{ id, version: 1, data: sees(data.driverId) ? data : { ...data, origin: undefined } },
    })),
    riders: riders.map(({ id, data }) => ({
      ...{ id, version: 1, data: sees(data.userId) ? data : { ...data, pickup: undefined } },
    })),
    member: null,
  } as CarpoolRecords;
  return wayOf(records, direction, uid);
}

const planOf = (world: World) => {
  const asked = planQuestion(wayFor(world, "host"));
  return asked && fairPlan(asked, planCarpool(asked.question, asked.options), []);
};

/** Drives as somebody's screen shows them. */
function tripsFor(world: World, uid: string) {
  const way = wayFor(world, uid);
  const trips = way.cars.map((car) => {
    const asked = stopsQuestion(way, car);
    const [trip] = asked ? tripsOf(asked, planCarpool(asked.question, asked.options)) : [];
    return shownTrip(trip ?? { car, stops: [], leaveAt: car.leaveAt, detourMin: 0, driveMin: 0, lengthKm: 0 });
  });
  return { way, trips };
}

/** Seats, order and times of a plan, as the server writes them. */
function withPlan(world: World, { trips }: FairPlan): World {
  const seats = new Map(
    trips.flatMap(({ car, stops }) =>
      stops.map(({ rider, at }, order) => [rider.id, { carId: car.id, pickupOrder: order, pickupAt: at }] as const),
    ),
  );
  const riders = world.riders.map(({ id, data }) => {
    const seat = seats.get(id);
    return { id, data: seat ? ({ ...data, status: "accepted", ...seat } as CarpoolRider) : data };
  });
  return { ...world, riders };
}

/** Remembers the time of each thing, and says where another screen has another one. */
function register() {
  const seen = new Map<string, string | undefined>();
  return (what: string, at: string | undefined) => {
    expect(at === undefined || at.endsWith(":00.000Z"), `${what} ${at}`).toBe(true);
    if (seen.has(what)) expect(at, what).toBe(seen.get(what));
    seen.set(what, at);
  };
}

/** Registers the times of every person's coordination page and trip sheet; answers with the number of stops. */
function readAll(world: World, agree: (what: string, at: string | undefined) => void): number {
  let count = 0;
  const people = [
    ...world.cars.map(({ data }) => data.driverId),
    ...world.riders.map(({ data }) => data.userId),
    "host",
  ];
  for (const uid of people) {
    const { way, trips } = tripsFor(world, uid);
    for (const trip of trips) {
      agree(`${trip.car.id} leaves`, trip.leaveAt ?? trip.car.leaveAt);
      const isIn = trip.car.isMine || trip.car.aboard.some(({ isMine }) => isMine);
      for (const { kind, id, at } of isIn ? legsOf(way, trip) : []) {
        agree(kind === "rider" ? id : `${trip.car.id} ${kind === "start" ? "leaves" : "arrives"}`, at);
        count += kind === "rider" ? 1 : 0;
      }
    }
  }
  return count;
}

it("shows everybody the times of the plan that was applied, on every screen", () => {
  let stops = 0;
  for (let round = 0; round < 80; round++) {
    const world = randomWorld();
    const plan = planOf(world);
    if (!plan) continue;
    const agree = register();
    for (const { car, stops, leaveAt } of plan.trips) {
      agree(`${car.id} leaves`, leaveAt);
      for (const { rider, at } of stops) agree(rider.id, at);
    }
    stops += readAll(withPlan(world, plan), agree);
  }
  expect(stops).toBeGreaterThan(100);
});

it("shows everybody the same times after somebody dropped out of a plan", () => {
  for (let round = 0; round < 80; round++) {
    const world = randomWorld();
    const plan = planOf(world);
    if (!plan) continue;
    const applied = withPlan(world, plan);
    const gone = random(applied.riders.length);
    const agree = register();
    const left = applied.riders.filter((_, at) => at !== gone);
    for (const { id, data } of left) if (data.status === "accepted") agree(id, data.pickupAt as string);
    readAll({ ...applied, riders: left }, agree);
  }
});
