import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSession, signedInAs } from "~/state/session";
import { ANSWER_MS, callOnce, unanswered } from "./attempt";

const fetched = vi.fn<typeof fetch>();
const WISH = { questId: "walk", sessionId: "sat", seats: 2 };
const HELD = { bookingId: "b1", holdUntil: "2026-11-28T16:12:00.000Z", total: 2800, currency: "EUR" };

const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const held = () => answer(200, { result: HELD });
const lost = () => Promise.reject(new TypeError("connection reset"));
const soldOut = () =>
  answer(429, {
    error: { status: "RESOURCE_EXHAUSTED", message: "no seats are free", details: { reason: "soldOut" } },
  });

/** The idempotency keys of the calls, in their order. */
const keys = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).data.idempotencyKey as string);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  signedInAs("amber");
});
afterEach(() => {
  vi.useRealTimers();
  forgetSession();
  vi.unstubAllGlobals();
});

it("sends a call without an answer again under the same key, until one comes", async () => {
  fetched.mockImplementationOnce(lost).mockImplementation(held);
  await expect(callOnce("walk", "holdSeats", WISH)).rejects.toMatchObject({ code: "unavailable" });
  expect((await unanswered("walk", "holdSeats"))?.data).toEqual(WISH);
  await expect(callOnce("walk", "holdSeats", WISH)).resolves.toMatchObject({ bookingId: "b1" });
  expect(await unanswered("walk", "holdSeats")).toBeUndefined();
  await callOnce("walk", "holdSeats", WISH);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("takes another key for other arguments, and after a refusal", async () => {
  fetched.mockImplementationOnce(lost).mockImplementationOnce(soldOut).mockImplementation(held);
  await expect(callOnce("walk", "holdSeats", WISH)).rejects.toThrow();
  await expect(callOnce("walk", "holdSeats", { ...WISH, seats: 3 })).rejects.toMatchObject({
    code: "resource-exhausted",
  });
  await callOnce("walk", "holdSeats", { ...WISH, seats: 3 });
  expect(new Set(keys()).size).toBe(3);
});

it("gives up waiting for an answer that hangs, and sends the same call again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fetched.mockImplementationOnce(() => new Promise(() => undefined)).mockImplementation(held);
  const hanging = callOnce("walk", "holdSeats", WISH);
  const refused = expect(hanging).rejects.toMatchObject({ code: "deadline-exceeded" });
  await vi.waitUntil(() => fetched.mock.calls.length === 1);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  await refused;
  vi.useRealTimers();
  await expect(callOnce("walk", "holdSeats", WISH)).resolves.toMatchObject({ bookingId: "b1" });
  expect(new Set(keys()).size).toBe(1);
});

it("keeps the calls of one person from another", async () => {
  fetched.mockImplementation(lost);
  await expect(callOnce("walk", "holdSeats", WISH)).rejects.toThrow();
  signedInAs("bram");
  expect(await unanswered("walk", "holdSeats")).toBeUndefined();
});
