import { expect, it } from "vitest";
import { Failure } from "~/api/failure";
import { isTransient, pauseMs, remainingMs } from "./backoff";

const away = new Failure("unavailable", "the server could not be reached");
const busy = new Failure("resource-exhausted", "too many attempts", { retryAfterS: 90 });
const full = new Failure("resource-exhausted", "3 000 photos are kept", { reason: "tooManyPhotos" });

it("doubles the pause up to a minute, half of it at random", () => {
  const longest = [1, 2, 3, 4, 7, 40].map((attempts) => pauseMs(attempts, away, 1));
  const shortest = [1, 2, 3, 4, 7, 40].map((attempts) => pauseMs(attempts, away, 0));
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
  expect(shortest).toEqual(longest.map((ms) => ms / 2));
});

it("waits as long as the server asks for", () => {
  expect(pauseMs(1, busy, 0.5)).toBe(90_000);
});

it("does not wait for a clock that was set back", () => {
  expect(remainingMs(5_000, 2_000)).toBe(3_000);
  expect(remainingMs(5_000, 9_000)).toBe(0);
  expect(remainingMs(1e12, 2_000)).toBe(0);
});

it("waits out what passes, and nothing that the server has decided", () => {
  expect([away, busy, new Failure("unauthenticated", "sign in")].every((failure) => isTransient(failure, 9))).toBe(
    true,
  );
  expect(
    [full, new Failure("permission-denied", "no"), new Failure("internal", "broken")].some((failure) =>
      isTransient(failure, 1),
    ),
  ).toBe(false);
  expect([1, 4, 5].map((attempts) => isTransient(new TypeError("a part did not load"), attempts))).toEqual([
    true,
    true,
    false,
  ]);
});
