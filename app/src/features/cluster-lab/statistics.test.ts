import { expect, it } from "vitest";
import { CONTENDERS, type Outcome, type PlacedSample } from "~/workers/lab";
import { agreementOf, figuresOf, quantile, relationOf, spreadOf } from "./statistics";

it("takes the middle of an odd number of values, and between the two in the middle of an even one", () => {
  expect(spreadOf([9, 1, 4])).toEqual({ median: 4, q1: 2.5, q3: 6.5, least: 1, most: 9 });
  expect(spreadOf([9, 1, 4, 6]).median).toBe(5);
  expect(spreadOf([3])).toEqual({ median: 3, q1: 3, q3: 3, least: 3, most: 3 });
});

it("takes quantiles as R and NumPy do", () => {
  const tenths = Array.from({ length: 11 }, (_, n) => 10 * n);
  expect(quantile(tenths, 0.99)).toBeCloseTo(99);
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(quantile([], 0.5)).toBeNaN();
});

const sample = (round: number, buildMs: number, viewUs: number[], bytes?: number): PlacedSample => ({
  round,
  place: 0,
  buildMs,
  firstPassMs: 1,
  passUs: 1,
  viewUs,
  ...(bytes !== undefined && { bytes }),
});
const outcome = (part: Partial<Outcome>): Outcome => ({
  contender: CONTENDERS.hierarchical[0],
  samples: [],
  ...part,
});

it("leaves the warm-up out as soon as there is anything else, and says so where there is not", () => {
  const warmUp = sample(0, 100, [50]);
  expect(figuresOf(outcome({}))).toBeUndefined();
  expect(figuresOf(outcome({ warmUp }))).toMatchObject({ isCold: true, buildMs: { median: 100 }, bytes: undefined });
  const samples = [sample(1, 10, [1, 3], 7), sample(2, 20, [5, 7], 9), sample(3, 12, [2, 4], 8)];
  const figures = figuresOf(outcome({ warmUp, samples }));
  expect(figures).toMatchObject({ isCold: false, bytes: 9, buildMs: { median: 12, least: 10, most: 20 } });
  expect(figures?.viewP50Us.median).toBe(3);
});

it("counts the views in which two gave as many entries", () => {
  expect(agreementOf([1, 2, 3], [1, 5, 3])).toEqual({ same: 2, of: 3 });
  expect(agreementOf([1], undefined)).toBeUndefined();
});

it("says how many times faster or slower something is, and that what is nearly equal is the same", () => {
  expect(relationOf(125, 10)).toEqual({ kind: "slower", times: "13×" });
  expect(relationOf(10, 18)).toEqual({ kind: "faster", times: "1.8×" });
  expect(relationOf(9, 1)).toEqual({ kind: "slower", times: "9×" });
  expect(relationOf(100, 104)?.kind).toBe("same");
  expect(relationOf(1, 0)).toBeUndefined();
  expect(relationOf(Number.NaN, 1)).toBeUndefined();
});
