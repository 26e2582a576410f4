import { describe, expect, it } from "vitest";
import { type CarpoolRecords, headCount, isHostOf, wayOf } from "./way";

const area = { lat: 57.5, lng: -4.2 };
const records: CarpoolRecords = {
  member: null,
  hangout: {
    id: "h",
    version: 1,
    data: {
      hostId: "ann",
      coHosts: ["cem"],
      title: "Swim",
      when: { mode: "fixed", startsAt: "2027-06-01T11:00:00.000Z", endsAt: "2027-06-01T17:00:00.000Z" },
      place: { mode: "fixed", place: { name: "Beach", lat: 57.5, lng: -6.6 } },
      status: "fixed",
      createdAt: "2027-01-01T00:00:00.000Z",
    },
  } as never,
  carpools: [{ id: "h_there", version: 1, data: { hangoutId: "h", direction: "there", status: "open" } }],
  cars: [
    car("ben", "2027-05-02T00:00:00.000Z", { seatsTotal: 3, companions: 1 }),
    car("ann", "2027-05-01T00:00:00.000Z", { seatsTotal: 4, origin: { ...area, label: "River Street" } }),
  ],
  riders: [
    rider("eve", { carId: "h_there_ben", status: "accepted", pickupOrder: 1 }),
    rider("dan", { carId: "h_there_ben", status: "accepted", pickupOrder: 0 }),
    rider("fay", { carId: "h_there_ann", status: "requested", partySize: 2 }),
    rider("gus", { status: "cancelled" }),
  ],
};

describe("one way of a carpool", () => {
  const way = wayOf(records, "there", "ann");

  it("numbers cars in the order in which they were offered, and seats their riders in the order of the plan", () => {
    expect(way.cars.map(({ number, uid }) => [number, uid])).toEqual([
      [1, "ann"],
      [2, "ben"],
    ]);
    expect(way.cars[1]?.aboard.map(({ uid }) => uid)).toEqual(["dan", "eve"]);
  });

  it("counts the seats that nobody has", () => {
    expect(way.cars.map(({ freeSeats }) => freeSeats)).toEqual([4, 0]);
    expect(headCount(way)).toBe(1 + (1 + 1 + 2) + 2);
  });

  it("leaves out people who cancelled, and says who asked for which car", () => {
    expect(way.seatless.map(({ uid }) => uid)).toEqual(["fay"]);
    expect(way.cars[0]?.asking.map(({ uid }) => uid)).toEqual(["fay"]);
  });

  it("tells exact places from areas, and takes time and place of the hangout where the carpool has none", () => {
    expect(way.cars.map(({ spot }) => spot.isExact)).toEqual([true, false]);
    expect([way.targetTime, way.destination?.label]).toEqual(["2027-06-01T11:00:00.000Z", "Beach"]);
    expect(wayOf(records, "back", "ann")).toMatchObject({ isOpened: false, targetTime: "2027-06-01T17:00:00.000Z" });
  });

  it("knows the hosts", () => {
    expect(["ann", "cem", "ben", null].map((uid) => isHostOf(records.hangout, uid))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

function car(uid: string, at: string, more: object) {
  const data = { carpoolId: "h_there", hangoutId: "h", driverId: uid, name: uid, companions: 0, area, at, ...more };
  return { id: `h_there_${uid}`, version: 1, data: data as never };
}

function rider(uid: string, more: object) {
  const data = { carpoolId: "h_there", hangoutId: "h", userId: uid, name: uid, partySize: 1, area, status: "looking" };
  return { id: `h_there_${uid}`, version: 1, data: { ...data, ...more } as never };
}
