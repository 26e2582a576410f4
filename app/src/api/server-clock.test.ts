import { afterEach, expect, it } from "vitest";
import { compareClocks, serverOffsetMs } from "./server-clock";

const DATE = "Sat, 28 Nov 2026 16:02:00 GMT";
const SERVER_MS = Date.parse(DATE);

afterEach(() => compareClocks(DATE, SERVER_MS, SERVER_MS));

it("is no difference while the clocks agree to within a slow network", () => {
  compareClocks(DATE, SERVER_MS - 1_000, SERVER_MS + 2_000);
  expect(serverOffsetMs()).toBe(0);
});

it("finds a device whose clock is an hour behind, or ahead", () => {
  compareClocks(DATE, SERVER_MS - 3_600_000, SERVER_MS - 3_600_000 + 1_000);
  expect(serverOffsetMs()).toBe(3_600_000);
  compareClocks(DATE, SERVER_MS + 3_600_000, SERVER_MS + 3_600_000 + 1_000);
  expect(serverOffsetMs()).toBe(-3_600_000);
});

it("learns nothing from an answer without a date", () => {
  compareClocks(null, 0, 0);
  expect(serverOffsetMs()).toBe(0);
});
