import { expect, it } from "vitest";
import type { Car, Rider, Way } from "~/sync/carpools/way";
import type { CarTrip, FairPlan } from "./fair-plan";
import { changesOf } from "./plan-changes";
import { shownTrip } from "./told-times";

const at = (time: string) => `2026-12-06T${time}:00.000Z`;
const spot = { lat: 48, lng: 16, isExact: true };
const rider = (id: string, more: Partial<Rider> = {}): Rider => ({
  ...{ id, uid: id, name: id, isMine: false, size: 1, spot, status: "accepted", isPlanned: false },
  ...more,
});
const car = (aboard: Rider[]): Car => ({
  ...{ id: "car", uid: "amber", name: "amber", isMine: true, number: 1, spot, seatsTotal: 4, companions: 0 },
  ...{ freeSeats: 2, maxDetourMin: 30, tags: [], aboard, asking: [] },
});
const trip = (of: Car, stops: [Rider, string][], leaveAt: string, arriveAt: string): CarTrip => ({
  car: of,
  stops: stops.map(([each, time]) => ({ rider: each, at: at(time) })),
  leaveAt: at(leaveAt),
  arriveAt: at(arriveAt),
  detourMin: 0,
  driveMin: 0,
  lengthKm: 0,
});

it("keeps the time of each part of a drive after somebody dropped out", () => {
  // Gale was fetched before Maple; without her the drive is worked out to begin later, but Maple was told 10:05.
  const maple = rider("maple", { order: 1, at: at("10:05") });
  const told = shownTrip(trip(car([maple]), [[maple, "09:54"]], "09:34", "10:11"));
  expect(told.stops).toEqual([{ rider: maple, at: at("10:05") }]);
  expect([told.leaveAt, told.arriveAt]).toEqual([at("09:45"), at("10:22")]);
});

it("leaves a drive that nobody was told of as it was worked out", () => {
  const maple = rider("maple");
  const worked = trip(car([maple]), [[maple, "09:54"]], "09:34", "10:11");
  expect(shownTrip(worked)).toEqual(worked);
  const ofOthers = { ...worked, car: { ...worked.car, isMine: false } };
  expect(shownTrip(ofOthers).stops).toEqual([{ rider: maple }]);
});

it("names riders who keep their car and are picked up at another time", () => {
  const maple = rider("maple", { order: 0, at: at("09:52") });
  const lark = rider("lark", { order: 1, at: at("10:00") });
  const amber = car([maple, lark]);
  const way: Way = {
    carpoolId: "h_there",
    direction: "there",
    isOpened: true,
    isLocked: false,
    cars: [amber],
    seatless: [],
  };
  const plan = {
    trips: [
      trip(
        amber,
        [
          [maple, "10:04"],
          [lark, "10:01"],
        ],
        "09:40",
        "10:20",
      ),
    ],
  } as FairPlan;
  const { moved, retimed, same } = changesOf(way, plan);
  expect(moved).toEqual([]);
  expect(retimed).toEqual([{ rider: maple, at: at("10:04") }]);
  expect(same.map(({ id }) => id)).toEqual(["car", "lark"]);
});
