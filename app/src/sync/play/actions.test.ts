import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { signedInAs } from "~/state/session";
import { outbox } from "../outbox/store";
import { checkIn, startPlay, takeUpPlay } from "./actions";
import { plays, recordOf, storePlay } from "./play-store";
import { STARTED_AT, samplePlay, waiting } from "./testing/sample-play";

const HOUR_MS = 3_600_000;
const call = vi.hoisted(() => vi.fn());
const getDocument = vi.hoisted(() => vi.fn());
const add = vi.hoisted(() => vi.fn(async (_change: object) => "kept"));
vi.mock("./play-change", () => ({ playChange: { add } }));
vi.mock("~/api/call", () => ({ call }));
vi.mock("~/api/documents", () => ({ getDocument }));

const answer = () => ({ quest: samplePlay().quest, progress: { id: "b1", version: 1, data: samplePlay().progress } });
const record = () => recordOf(plays.getState(), "ann", "b1");

beforeEach(() => {
  vi.useRealTimers();
  signedInAs("ann");
  plays.setState({ records: {} });
  add.mockClear();
  getDocument.mockReset().mockResolvedValue(undefined);
  call.mockReset().mockResolvedValue(answer());
});

it("learns at the start that the clock of the device is an hour wrong, and gives the server's times from then on", async () => {
  for (const wrongMs of [HOUR_MS, -HOUR_MS]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(STARTED_AT) + wrongMs });
    plays.setState({ records: {} });
    await startPlay("b1");
    expect(record()?.clockAheadMs).toBe(wrongMs);
    const [gate] = samplePlay().quest.stops ?? [];
    const play = record();
    if (!gate || !play) throw new Error("no play");
    await checkIn(play, gate, { answer: "1791" });
    const data = { bookingId: "b1", stopId: "gate", answer: "1791", at: STARTED_AT };
    expect(add).toHaveBeenLastCalledWith({ bookingId: "b1", title: "Gate", call: { name: "checkInStop", data } });
  }
});

it("takes a play up that was begun before, and keeps what this device knows", async () => {
  await storePlay("ann", { ...samplePlay(), skipped: ["park"], clockAheadMs: 5 });
  await takeUpPlay("b1");
  expect(record()).toMatchObject({ skipped: ["park"], clockAheadMs: 5 });
});

it("takes up what another device has done: an optional stop that lies behind the team was left out", async () => {
  const { quest, progress } = answer();
  const data = { ...progress.data, stopStates: { gate: { at: STARTED_AT }, tower: { at: STARTED_AT } } };
  call.mockResolvedValue({ quest, progress: { ...progress, data } });
  await takeUpPlay("b2");
  const taken = recordOf(plays.getState(), "ann", "b2");
  expect(taken).toMatchObject({ skipped: ["park"], clockAheadMs: 0, progress: data });
});

it("gives the right answer the time of the wrong one where they have walked on meanwhile, and else its own", async () => {
  const at = "2031-05-03T10:20:00.000Z";
  const nowMs = Date.parse("2031-05-03T10:21:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now: nowMs });
  const [gate] = samplePlay().quest.stops ?? [];
  if (!gate) throw new Error("no stop");
  const play = { ...samplePlay(), wrong: { gate: { answer: "x", at, triesLeft: 2 } } };
  await checkIn(play, gate, { answer: "1791" });
  const now = new Date(nowMs).toISOString();
  expect(add.mock.lastCall?.[0]).toMatchObject({ call: { data: { at: now } } });
  const behind = waiting({ name: "checkInStop", data: { bookingId: "b1", stopId: "tower", at: now } }, "refused");
  outbox.setState({ entries: [{ ...behind, kind: "play" } as never] });
  await checkIn(play, gate, { answer: "1791" });
  expect(add.mock.lastCall?.[0]).toMatchObject({ call: { data: { at } } });
  outbox.setState({ entries: [] });
});
