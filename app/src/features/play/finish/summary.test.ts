import { expect, it } from "vitest";
import { playedStops } from "~/sync/play/played-stops";
import { STARTED_AT, samplePlay } from "~/sync/play/testing/sample-play";
import { summaryOf } from "./summary";

const START_MS = Date.parse(STARTED_AT);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

it("draws the walk from the first stop to the last, by the clock of the device: nobody sees where somebody lives", () => {
  const at = (minutes: number) => new Date(START_MS + minutes * MINUTE_MS).toISOString();
  const sample = samplePlay();
  const track = [0, 10, 15, 20, 30].map(
    (minutes) => [13.3 + minutes / 100, 52.5, START_MS + HOUR_MS + minutes * MINUTE_MS] as const,
  );
  const stopStates = { gate: { at: at(10), by: "ann" }, tower: { at: at(20), by: "ann" } };
  const record = { ...sample, clockAheadMs: HOUR_MS, track, progress: { ...sample.progress, stopStates } };
  const walk = summaryOf({ record, stops: playedStops(record, []) });
  expect(walk.isTracked).toBe(true);
  expect(walk.points.map(({ lng }) => lng)).toEqual(track.slice(1, 4).map(([lng]) => lng));
});
