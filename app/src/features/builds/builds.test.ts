import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { constants } from "~/core";
import { watchBuilds } from "./build-watch";
import { reloadAnyway, reloadOnce } from "./reload-guard";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "requestIdleCallback", "cancelIdleCallback"] });
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a path is loaded anew once in ten seconds, another path at once", () => {
  const reload = vi.fn();
  expect(reloadOnce("/2025", reload)).toBe(true);
  vi.setSystemTime(Date.now() + constants.RELOAD_GUARD_TTL_MS - 1);
  expect(reloadOnce("/2025", reload)).toBe(false);
  expect(reloadOnce("/browse", reload)).toBe(true);
  vi.setSystemTime(Date.now() + constants.RELOAD_GUARD_TTL_MS);
  expect(reloadOnce("/browse", reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("somebody's own wish is not refused, and what is stored by others does not guard", () => {
  const reload = vi.fn();
  reloadAnyway("/", reload);
  reloadAnyway("/", reload);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(reloadOnce("/", reload)).toBe(false);
  for (const stored of ["{broken", "7", '{"path":"/"}', '{"path":"/","expires":"soon"}']) {
    window.sessionStorage.setItem("yonder-reload-guard", stored);
    expect(reloadOnce("/", reload)).toBe(true);
  }
});

test("without storage only somebody's own wish reloads", () => {
  const reload = vi.fn();
  const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("not here", "SecurityError");
  });
  expect(reloadOnce("/", reload)).toBe(false);
  reloadAnyway("/", reload);
  expect(reload).toHaveBeenCalledTimes(1);
  forbidden.mockRestore();
});

test("a new build is noticed a second after the page is idle, or within the hour, and told once", async () => {
  const answers = ["one", null, "one", "two", "three"];
  const latest = vi.fn(async () => answers.shift() ?? null);
  const told = vi.fn();
  watchBuilds(told, latest);
  await vi.advanceTimersByTimeAsync(constants.MANIFEST_PREFETCH_DELAY_MS - 1);
  expect(latest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latest).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(latest).toHaveBeenCalledTimes(4);
});

test("a watch that has ended, and one over the slowest connections, asks nothing", async () => {
  const latest = vi.fn(async () => "one");
  watchBuilds(vi.fn(), latest)();
  vi.stubGlobal("navigator", { connection: { effectiveType: "slow-2g" } });
  watchBuilds(vi.fn(), latest);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(latest).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
