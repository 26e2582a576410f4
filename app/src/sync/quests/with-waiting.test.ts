import { expect, it } from "vitest";
import { STARTED_AT, samplePlay, waiting } from "../play/testing/sample-play";
import { NO_QUESTS, stopsReached } from "./quest";
import { withWaiting } from "./with-waiting";

it("counts stops whose check-ins wait on this device, each once", () => {
  const checkIn = (stopId: string) =>
    waiting({ name: "checkInStop", data: { bookingId: "b1", stopId, at: "2031-05-03T10:20:00.000Z" } });
  const stopStates = { gate: { at: STARTED_AT } };
  const progress = [{ id: "b1", version: 1, data: { ...samplePlay().progress, stopStates } }];
  const entries = [checkIn("gate"), checkIn("tower")];
  const [play] = withWaiting({ ...NO_QUESTS, progress }, entries).progress;
  expect(play && stopsReached(play.data)).toBe(2);
  expect(play?.data.stopStates?.gate?.at).toBe(STARTED_AT);
});
