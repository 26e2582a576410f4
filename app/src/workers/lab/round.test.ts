import { expect, it } from "vitest";
import { runRound, type Step } from "./round";

it("builds, asks for all views once, then for each until the clock can tell", () => {
  const did: string[] = [];
  const prepared = {
    version: "1",
    reset: () => did.push("reset"),
    build: () => did.push("build"),
    entries: (_: unknown, zoom: number) => {
      did.push(`view ${zoom}`);
      return 10 * zoom;
    },
    bytes: () => 42,
  };
  const box = [0, 0, 1, 1] as const;
  const steps: Step[] = [];
  const sample = runRound(prepared, { boxes: [box, box], zooms: [3, 4] }, (step) => steps.push(step));
  expect(did.slice(0, 5)).toEqual(["reset", "build", "view 3", "view 4", "view 3"]);
  expect(did.at(-1)).toBe("reset");
  expect(did.filter((what) => what === "view 4").length).toBeGreaterThan(2);
  expect(sample).toMatchObject({
    bytes: 42,
    passUs: expect.any(Number),
    viewUs: [expect.any(Number), expect.any(Number)],
  });
  expect(steps.filter(({ kind }) => kind !== "asking")).toEqual([
    { kind: "building" },
    { kind: "built", buildMs: sample.buildMs },
    { kind: "asked", firstPassMs: sample.firstPassMs, entries: [30, 40] },
  ]);
});

it("asks no slow view by itself again after the passes", () => {
  let asked = 0;
  const slow = {
    version: "1",
    reset: () => {},
    build: () => {},
    entries: () => {
      asked += 1;
      const start = performance.now();
      while (performance.now() - start < 12);
      return 1;
    },
    bytes: () => undefined,
  };
  const { viewUs, passUs } = runRound(slow, { boxes: [[0, 0, 1, 1]], zooms: [1] }, () => {});
  expect(asked).toBe(2);
  expect(passUs).toBe(viewUs[0]);
});

it("leaves the bytes out where nothing tells them", () => {
  const silent = { version: "1", reset: () => {}, build: () => {}, entries: () => 0, bytes: () => undefined };
  expect(runRound(silent, { boxes: [[0, 0, 1, 1]], zooms: [1] }, () => {})).not.toHaveProperty("bytes");
});
