import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the browser to say that it is idle, and can be taken back", () => {
  const asked: IdleRequestCallback[] = [];
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => asked.push(callback));
  vi.stubGlobal("cancelIdleCallback", cancel);
  const run = vi.fn();
  whenIdle(run)();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(1);
  whenIdle(run);
  asked[1]?.({ didTimeout: false, timeRemaining: () => 5 });
  expect(run).toHaveBeenCalledTimes(1);
});

it("takes a moment where the browser does not say", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  const [run, takenBack] = [vi.fn(), vi.fn()];
  whenIdle(run);
  whenIdle(takenBack)();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  expect(takenBack).not.toHaveBeenCalled();
});
