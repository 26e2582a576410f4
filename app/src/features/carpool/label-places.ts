/**
 * Places of labels on the map: each beside its point where it covers no other label, no face and as little of a route as
 * can be. Greedy, in the order given; a label that would cover another one is left out. Pure.
 */
import type { Size } from "~/map/points-map";
import type { Pixel } from "./route-line";

export interface Label {
  id: string;
  at: Pixel;
  width: number;
  height: number;
  /** Room that the sign at the point takes, in pixels to the left and right, above and below it. */
  sides: number;
  above: number;
  below: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlacedLabel extends Box {
  id: string;
  align: "start" | "center" | "end";
}

/** Costs of what a label covers; a route costs for each of its points. */
const [COVERS_FACE, COVERS_ROUTE, LEAVES_MAP] = [20, 3, 60];
const GAP_PX = 6;

export function placeLabels(
  labels: readonly Label[],
  faces: readonly Box[],
  routes: readonly Pixel[],
  size: Size,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const free = candidatesOf(label).filter((box) => !placed.some((other) => overlap(box, other)));
    const priced = free.map((box) => ({ box, cost: costOf(box, faces, routes, size) }));
    // Stable: of equal ones the first, to the right, stays first.
    const [best] = priced.sort((a, b) => a.cost - b.cost);
    if (best) placed.push(best.box);
  }
  return placed;
}

function candidatesOf({ id, at: [x, y], width, height, sides, above, below }: Label): PlacedLabel[] {
  const box = { id, width, height };
  const middle = y - (above - below) / 2 - height / 2;
  return [
    { ...box, left: x + sides + GAP_PX, top: middle, align: "start" },
    { ...box, left: x - sides - GAP_PX - width, top: middle, align: "end" },
    { ...box, left: x - width / 2, top: y + below + GAP_PX, align: "center" },
    { ...box, left: x - width / 2, top: y - above - GAP_PX - height, align: "center" },
  ];
}

function costOf(box: Box, faces: readonly Box[], routes: readonly Pixel[], { width, height }: Size): number {
  const isOut = box.left < 0 || box.top < 0 || box.left + box.width > width || box.top + box.height > height;
  const covered = faces.filter((face) => overlap(box, face)).length;
  const crossed = routes.filter(([x, y]) => overlap(box, { left: x, top: y, width: 0, height: 0 })).length;
  return (isOut ? LEAVES_MAP : 0) + covered * COVERS_FACE + crossed * COVERS_ROUTE;
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.left + a.width < b.left || b.left + b.width < a.left;
  return !isBeside && a.top + a.height >= b.top && b.top + b.height >= a.top;
}
