import { expect, it } from "vitest";
import { isPaused, playedMs, timeOf, withPause, withPosition, withProgress } from "./play-record";
import { STARTED_AT, samplePlay } from "./testing/sample-play";

const START_MS = Date.parse(STARTED_AT);
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(START_MS + minutes * MINUTE_MS).toISOString();

it("does not count pauses, also not one that lasts", () => {
  let play = samplePlay();
  play = withPause(play, after(10));
  expect(isPaused(play)).toBe(true);
  expect(playedMs(play, after(30))).toBe(10 * MINUTE_MS);
  play = withPause(play, after(25));
  expect(isPaused(play)).toBe(false);
  expect(playedMs(play, after(30))).toBe(15 * MINUTE_MS);
});

it("corrects a clock that is an hour ahead", () => {
  const play = { ...samplePlay(), clockAheadMs: 60 * MINUTE_MS };
  expect(timeOf(play, START_MS + 60 * MINUTE_MS)).toBe(STARTED_AT);
});

it("draws the way from exact positions only, and not during a pause", () => {
  const at = { lng: 13.3777, lat: 52.5163, accuracyM: 10 };
  const play = withPosition(samplePlay(), at, START_MS);
  expect(play.track).toHaveLength(1);
  expect(withPosition(play, { ...at, lng: 13.37771 }, START_MS).track).toHaveLength(1);
  expect(withPosition(play, { ...at, lng: 13.38, accuracyM: 400 }, START_MS).track).toHaveLength(1);
  expect(withPosition(withPause(play, STARTED_AT), { ...at, lng: 13.38 }, START_MS).track).toHaveLength(1);
  expect(withPosition(play, { ...at, lng: 13.38 }, START_MS).track).toHaveLength(2);
});

it("takes newer progress only, and forgets a wrong answer once the stop is reached", () => {
  const play = { ...samplePlay(), wrong: { gate: { answer: "x", at: STARTED_AT, triesLeft: 1 } } };
  const data = { ...play.progress, stopStates: { gate: { at: after(5), by: "ben" } } };
  expect(withProgress(play, { version: 1, data })).toBe(play);
  expect(withProgress(play, { version: 2, data })).toMatchObject({ version: 2, wrong: {} });
});
