import { expect, it } from "vitest";
import { axisOf, labelStep, largest } from "./chart-data";

it("ends the axis at a round figure above the largest value", () => {
  expect(axisOf(47)).toEqual({ top: 60, ticks: [0, 20, 40, 60] });
  expect(axisOf(3)).toEqual({ top: 3, ticks: [0, 1, 2, 3] });
  expect(axisOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  expect(axisOf(1_000_000).top).toBe(1_000_000);
  for (let max = 0; max < 5000; max += 7) {
    const { top, ticks } = axisOf(max);
    expect(top).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

it("takes the sum of stacked bars, and the largest of those side by side", () => {
  const series = [
    { name: "a", values: [1, 5, null] },
    { name: "b", values: [2, 4, 3] },
  ];
  const data = { labels: ["x", "y", "z"], series };
  expect([largest(data, true), largest(data, false)]).toEqual([9, 5]);
  expect(largest({ labels: [], series: [] }, true)).toBe(0);
});

it("leaves out labels where they don't fit", () => {
  expect([labelStep(12, 600, 40), labelStep(12, 240, 40), labelStep(1, 10, 40)]).toEqual([1, 2, 1]);
});
