import { describe, expect, it } from "vitest";
import { planCarpool } from "~/core/plan";
import type { Car, Rider, Way } from "~/sync/carpools/way";
import { fairPlan, seatsKey, seatsKeyOf } from "./fair-plan";
import { changesOf, effectOf } from "./plan-changes";
import { planQuestion, stopsQuestion } from "./plan-question";

const BEACH = { lng: 13.4, lat: 52.5, label: "Beach", isExact: true };

describe("the question of a plan", () => {
  it("is none without a destination, a car, or somebody to carry", () => {
    const way = wayWith([car("ann", 13.0, [])], [rider("ben", 13.1)]);
    expect(planQuestion(way)).not.toBeNull();
    expect(planQuestion({ ...way, destination: undefined })).toBeNull();
    expect(planQuestion({ ...way, cars: [] })).toBeNull();
    expect(planQuestion({ ...way, seatless: [] })).toBeNull();
  });

  it("leaves out riders whom a driver declined, as the server does", () => {
    const declined: Rider = { ...rider("ben", 13.1), status: "declined" };
    expect(planQuestion(wayWith([car("ann", 13.0, [])], [declined]))).toBeNull();
  });

  it("leaves seats to riders whom a block hides, and plans for none of them", () => {
    const full = { ...car("ann", 13.0, []), freeSeats: 1 };
    const asked = planQuestion(wayWith([full], [rider("ben", 13.1)]));
    expect(asked?.question.cars[0]).toMatchObject({ seatsTotal: 4, companions: 3 });
    const inHiddenCar: Rider = { ...rider("dan", 13.3), status: "accepted", carId: "hidden" };
    expect(planQuestion(wayWith([full], [inHiddenCar]))).toBeNull();
  });

  it("names the seats that people have, so that few of them move", () => {
    const asked = planQuestion(
      wayWith([car("ann", 13.0, [rider("ben", 13.1)]), car("cem", 13.2, [])], [rider("dan", 13.3)]),
    );
    expect(asked?.options.previous).toEqual([0, null]);
  });

  it("asks for the order of one car's stops whatever their detour", () => {
    const way = wayWith([car("ann", 13.0, [rider("far", 13.3), rider("near", 13.1)])], []);
    const asked = stopsQuestion(way, way.cars[0] as Car);
    const { rides } = planCarpool(asked?.question as never, asked?.options as never);
    expect(rides[0]?.pickups.map(({ party }) => asked?.riders[party]?.uid)).toEqual(["near", "far"]);
  });
});

describe("a fair plan", () => {
  const way = wayWith([car("ann", 13.0, [])], [rider("far", 13.3), rider("near", 13.1), rider("off", 20)]);
  const asked = planQuestion(way);
  if (!asked) throw new Error("there is a question");
  const core = planCarpool(asked.question, asked.options);
  const plan = fairPlan(asked, core, [
    { minutes: 10, km: 8 },
    { minutes: 30, km: 24 },
    { minutes: 500, km: 400 },
  ]);

  it("has the stops of each car in order with their times", () => {
    const [trip] = plan.trips;
    expect(trip?.stops.map(({ rider: { uid } }) => uid)).toEqual(["near", "far"]);
    expect(trip?.leaveAt).toBe("2027-06-01T08:00:00.000Z");
    expect(trip?.stops.every(({ at }) => at && at > "2027-06-01T08:00")).toBe(true);
  });

  it("says who has no seat, and why", () => {
    expect(plan.left).toMatchObject([{ rider: { uid: "off" }, reason: "too-far" }]);
    expect(plan.carried).toBe(2);
  });

  it("counts extra minutes for the driver and for all who ride, the most first", () => {
    expect(plan.extra.map(({ uid }) => uid).sort()).toEqual(["ann", "far", "near"]);
    const minutes = plan.extra.map((each) => each.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
  });

  it("is the same as another one with the same riders in the same order", () => {
    const pickups = plan.trips[0]?.stops.map(({ rider: { id } }) => ({ riderId: id })) ?? [];
    expect(seatsKey([{ carId: "ann", pickups }])).toBe(seatsKeyOf(plan));
    expect(seatsKey([{ carId: "ann", pickups: [...pickups].reverse() }])).not.toBe(seatsKeyOf(plan));
  });

  it("shows only what changes, and who keeps their place", () => {
    const before = wayWith([car("ann", 13.0, [rider("near", 13.1)]), car("cem", 13.2, [])], [rider("far", 13.3)]);
    const seats = plan.trips.map((trip) => ({
      ...trip,
      stops: trip.stops.filter(({ rider: { uid } }) => uid !== "off"),
    }));
    const { moved, drivers, same } = changesOf(before, { ...plan, trips: seats });
    expect(moved.map(({ rider, from, to }) => [rider.uid, from?.uid, to?.uid])).toEqual([["far", undefined, "ann"]]);
    expect(drivers.map(({ uid }) => uid)).toEqual(["ann"]);
    expect(same.map(({ uid }) => uid)).toEqual(["cem", "near"]);
  });

  it("has no effect where people have these seats, or its drivers are asked for them", () => {
    const off = rider("off", 20);
    const [near, far] = [rider("near", 13.1), rider("far", 13.3)];
    expect(effectOf(wayWith([car("ann", 13.0, [near])], [far, off]), plan)).toBe("some");
    expect(effectOf(wayWith([car("ann", 13.0, [near, far])], [off]), plan)).toBe("none");
    const asked: Rider = { ...far, status: "requested", carId: "ann" };
    expect(effectOf(wayWith([car("ann", 13.0, [near])], [asked, off]), plan)).toBe("asked");
  });
});

function wayWith(cars: Car[], seatless: Rider[]): Way {
  return {
    carpoolId: "h_there",
    direction: "there",
    isOpened: true,
    isLocked: false,
    targetTime: "2027-06-01T11:00:00.000Z",
    destination: BEACH,
    cars,
    seatless,
  };
}

function car(uid: string, lng: number, aboard: Rider[]): Car {
  return {
    id: uid,
    uid,
    name: uid,
    isMine: false,
    number: 1,
    spot: { lng, lat: 52.5, isExact: true },
    leaveAt: "2027-06-01T08:00:00.000Z",
    seatsTotal: 4,
    companions: 0,
    freeSeats: 4 - aboard.length,
    maxDetourMin: 30,
    tags: [],
    aboard: aboard.map((rider) => ({ ...rider, carId: uid, status: "accepted" as const })),
    asking: [],
  };
}

function rider(uid: string, lng: number): Rider {
  const spot = { lng, lat: 52.5, isExact: true };
  return { id: `r-${uid}`, uid, name: uid, isMine: false, size: 1, spot, status: "looking", isPlanned: false };
}
