import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";
import { signedInAs } from "~/state/session";
import { playSender } from "./play-sender";
import { plays, recordOf, storePlay } from "./play-store";
import { STARTED_AT, samplePlay, waiting } from "./testing/sample-play";

const call = vi.hoisted(() => vi.fn());
const tryAgain = vi.hoisted(() => vi.fn(async () => "saved"));
vi.mock("~/api/call", () => ({ call }));
vi.mock("../outbox/controls", () => ({ tryAgain }));

const data = { bookingId: "b1", stopId: "gate", answer: "1791", at: STARTED_AT };
const change = { bookingId: "b1", title: "Gate", call: { name: "checkInStop", data } } as const;
const context = { key: "k", signal: new AbortController().signal, onProgress: () => undefined };
const refusal = (details: object) => new Failure("failed-precondition", "no", details);
const record = () => recordOf(plays.getState(), "ann", "b1");

beforeEach(async () => {
  call.mockReset();
  signedInAs("ann");
  plays.setState({ records: {} });
  await storePlay("ann", samplePlay());
});

it("takes the server's time where a teammate has sent something later first, or the clock is ahead", async () => {
  call.mockRejectedValueOnce(refusal({ reason: "order", after: "2031-05-03T10:30:00.000Z" })).mockResolvedValue("ok");
  await playSender.send(change, context);
  expect(call.mock.calls[1]).toEqual([
    "checkInStop",
    { ...data, at: "2031-05-03T10:30:00.000Z", idempotencyKey: "k-after" },
  ]);
  call
    .mockReset()
    .mockRejectedValueOnce(refusal({ reason: "future" }))
    .mockResolvedValue("ok");
  await playSender.send(change, context);
  expect(call.mock.calls[1]).toEqual(["checkInStop", { ...data, at: null, idempotencyKey: "k-now" }]);
});

it("stays refused while a stop before is missing", async () => {
  call.mockRejectedValue(refusal({ reason: "order", next: "gate" }));
  await expect(playSender.send(change, context)).rejects.toThrow(Failure);
});

it("remembers a wrong answer with the time it was given, so that the right one counts from then", () => {
  const progress = { id: "b1", version: 2, data: { ...samplePlay().progress, stopStates: { gate: { tries: 1 } } } };
  playSender.onSaved?.(change, { progress, outcome: "wrong", triesLeft: 2 });
  expect(record()?.wrong).toEqual({ gate: { answer: "1791", at: STARTED_AT, triesLeft: 2 } });
});

it("goes on without points once the server says that the tries are used up", async () => {
  call.mockRejectedValue(new Failure("resource-exhausted", "no", { reason: "tries" }));
  playSender.onSaved?.(change, await playSender.send(change, context));
  expect(record()?.wrong.gate?.triesLeft).toBe(0);
});

it("sends what was refused behind a stop once that is reached", async () => {
  const { outbox } = await import("../outbox/store");
  const behind = waiting({ name: "checkInStop", data: { ...data, stopId: "tower" } }, "refused");
  outbox.setState({ uid: "ann", entries: [behind] });
  const stopStates = { gate: { at: STARTED_AT, by: "ann", receivedAt: STARTED_AT } };
  const progress = { id: "b1", version: 2, data: { ...samplePlay().progress, stopStates } };
  playSender.onSaved?.(change, { progress, outcome: "reached" });
  expect(tryAgain).toHaveBeenCalledExactlyOnceWith(behind.key);
  expect(record()?.progress.stopStates?.gate?.at).toBe(STARTED_AT);
});
