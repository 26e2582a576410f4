import { expect, it } from "vitest";
import { type Label, placeLabels } from "./label-places";
import { lineSamples } from "./route-line";

const SIZE = { width: 600, height: 400 };
const label = (id: string, x: number, y: number): Label => ({
  ...{ id, at: [x, y] as const, width: 80, height: 32, sides: 24, above: 24, below: 24 },
});

it("writes to the right of a point, and to the left near the right edge", () => {
  const [right] = placeLabels([label("a", 100, 200)], [], [], SIZE);
  expect(right).toMatchObject({ id: "a", align: "start", left: 130 });
  const [left] = placeLabels([label("b", 560, 200)], [], [], SIZE);
  expect(left).toMatchObject({ id: "b", align: "end", left: 450 });
});

it("keeps clear of a route that leaves to the right", () => {
  const route = lineSamples(
    [
      [100, 200],
      [500, 200],
    ],
    1,
  );
  const [placed] = placeLabels([label("a", 100, 200)], [], route, SIZE);
  expect(placed?.align).not.toBe("start");
});

it("covers no other label: two at one place stand on different sides, and a fifth is left out", () => {
  const five = ["a", "b", "c", "d", "e"].map((id) => label(id, 300, 200));
  const placed = placeLabels(five, [], [], SIZE);
  expect(placed.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

it("keeps clear of faces", () => {
  const face = { left: 130, top: 180, width: 40, height: 40 };
  const [placed] = placeLabels([label("a", 100, 200)], [face], [], SIZE);
  expect(placed?.align).not.toBe("start");
});
