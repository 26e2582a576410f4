import { expect, it } from "vitest";
import { distanceField } from "./distance-field";

const WIDTH = 13;
const HEIGHT = 9;

/** The same by comparing every cell with every covered one. */
function compared(coverage: Uint8Array): number[] {
  const cells = [...coverage].map((covered, at) => ({ covered, x: at % WIDTH, y: Math.floor(at / WIDTH) }));
  const land = cells.filter(({ covered }) => covered > 0);
  return cells.map(({ x, y }) => Math.min(...land.map((cell) => Math.hypot(cell.x - x, cell.y - y))));
}

it.each([
  ["one cell", [40]],
  ["a coast along a side", [0, 13, 26, 39, 52, 65, 78, 91, 104]],
  ["islands", [3, 17, 55, 56, 57, 69, 116]],
])("tells how far every cell is from %s", (_, covered) => {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (const at of covered) coverage[at] = 255;
  const field = distanceField(coverage, WIDTH, HEIGHT);
  for (const [at, distance] of compared(coverage).entries()) expect(field[at]).toBeCloseTo(distance, 5);
});

it("puts the coast where it goes through a cell", () => {
  const field = distanceField(Uint8Array.from([255, 64, 0, 0]), 4, 1);
  expect(field[0]).toBe(0);
  expect(field[1]).toBeCloseTo(0.25, 2);
  expect(field[2]).toBeGreaterThan(1);
  expect(field[2]).toBeLessThan(1.2);
});

it("has no coast where there is only sea", () => {
  expect(Math.min(...distanceField(new Uint8Array(20), 5, 4))).toBeGreaterThan(1e9);
});
