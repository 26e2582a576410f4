import { expect, it } from "vitest";
import type { PlayRecord } from "./play-record";
import { currentStop, hintsLeft, playedStops, triesLeft } from "./played-stops";
import { STARTED_AT, samplePlay, waiting } from "./testing/sample-play";

const checkIn = (stopId: string) =>
  ({ name: "checkInStop", data: { bookingId: "b1", stopId, at: STARTED_AT } }) as const;
const statuses = (record: PlayRecord, changes = [] as ReturnType<typeof waiting>[]) =>
  playedStops(record, changes).map(({ status }) => status);

it("goes on to the next stop as soon as a check-in waits, and leaves out what is skipped", () => {
  const record = samplePlay();
  expect(currentStop(playedStops(record, []))?.stop.id).toBe("gate");
  expect(statuses(record, [waiting(checkIn("gate"))])).toEqual(["waiting", "open", "open"]);
  const skipped = { ...record, skipped: ["park"] };
  expect(currentStop(playedStops(skipped, [waiting(checkIn("gate"))]))?.stop.id).toBe("tower");
  expect(currentStop(playedStops(skipped, [waiting(checkIn("gate")), waiting(checkIn("tower"))]))).toBeUndefined();
});

it("comes back to a stop whose answer turned out wrong, and keeps the check-ins behind it", () => {
  const wrong = { gate: { answer: "1790", at: STARTED_AT, triesLeft: 2 } };
  const record = { ...samplePlay(), skipped: ["park"], wrong };
  const stops = playedStops(record, [waiting(checkIn("tower"), "refused")]);
  expect(stops.map(({ status }) => status)).toEqual(["open", "skipped", "waiting"]);
  expect(currentStop(stops)?.stop.id).toBe("gate");
});

it("believes the server over what waits", () => {
  const record = samplePlay();
  const at = "2031-05-03T10:20:00.000Z";
  const evidence = { kind: "question", grade: "D", withheld: "tooFast" } as const;
  const progress = { ...record.progress, stopStates: { gate: { at, by: "ben", evidence } } };
  const [gate] = playedStops({ ...record, progress }, [waiting(checkIn("gate"))]);
  expect(gate).toMatchObject({ status: "reached", at, by: "ben", withheld: "tooFast" });
});

it("does not call a stop found that was given up, or whose tries ran out", () => {
  const record = samplePlay();
  const evidence = { kind: "question", grade: "D", withheld: "tries" } as const;
  const passed = (tries: number): PlayRecord => {
    const stopStates = { gate: { at: STARTED_AT, by: "ben", tries, evidence } };
    return { ...record, progress: { ...record.progress, stopStates } };
  };
  expect(statuses(passed(1))).toEqual(["givenUp", "open", "open"]);
  expect(statuses(passed(3))).toEqual(["notFound", "open", "open"]);
  const skipped = {
    name: "checkInStop",
    data: { bookingId: "b1", stopId: "gate", at: STARTED_AT, skip: true },
  } as const;
  expect(statuses(record, [waiting(skipped)])).toEqual(["givenUp", "open", "open"]);
});

it("counts tries and hints of the whole team", () => {
  const record = samplePlay();
  const [gate] = record.quest.stops ?? [];
  if (!gate) throw new Error("no stop");
  expect([triesLeft(record, gate), hintsLeft(record, gate)]).toEqual([3, 2]);
  const stopStates = { gate: { tries: 2, hints: 1 } };
  const shared = { ...record, progress: { ...record.progress, stopStates } };
  expect([triesLeft(shared, gate), hintsLeft(shared, gate)]).toEqual([1, 1]);
  const usedUp = { ...shared, wrong: { gate: { answer: "x", at: STARTED_AT, triesLeft: 0 } } };
  expect(triesLeft(usedUp, gate)).toBe(0);
});
