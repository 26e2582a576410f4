import { expect, it } from "vitest";
import type { Measurement } from "~/workers/lab";
import { reportOf, slowest, spreadOf } from "./report";
import { defaults } from "./settings";

it("takes the middle of an odd number of runs, and between the two in the middle of an even one", () => {
  expect(spreadOf([9, 1, 4])).toEqual({ median: 4, least: 1, most: 9 });
  expect(spreadOf([9, 1, 4, 6])).toEqual({ median: 5, least: 1, most: 9 });
});

it("says who is slowest, whoever that is", () => {
  expect(slowest([10, 125])).toEqual({ at: 1, times: "13×" });
  expect(slowest([18, 10])).toEqual({ at: 0, times: "1.8×" });
  expect(slowest([10])).toBeUndefined();
  expect(slowest([0, 10])).toBeUndefined();
});

it("downloads every run, the settings and the machine", () => {
  const measurement: Measurement = {
    contender: "yonder",
    version: "0.1.0",
    points: 10,
    buildMs: [3, 1, 2],
    viewUs: [5],
    entries: 7,
  };
  const machine = { userAgent: "a browser", cores: 2 };
  const report = reportOf([measurement], defaults, machine, new Date(0));
  expect(report).toMatchObject({ measuredAt: "1970-01-01T00:00:00.000Z", machine, settings: defaults });
  expect(report.results[0]?.buildMs).toEqual({ median: 2, least: 1, most: 3, runs: [3, 1, 2] });
});
