import { afterEach, expect, it, vi } from "vitest";
import { openCamera, problemOf } from "./camera";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["TypeError", "unsupported"],
])("%s means that the camera is %s", (name, problem) => {
  expect(problemOf(new DOMException("", name))).toBe(problem);
});

it("a browser that gives no page the camera is said to be one", async () => {
  vi.stubGlobal("navigator", {});
  expect(await openCamera()).toBe("unsupported");
});
