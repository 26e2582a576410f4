import { constants } from "~/core";

/** A count as short as it fits into a circle: 999, 1.2k, 34k, 1.1M. */
export function abbreviated(count: number): string {
  if (count < 1_000) return String(count);
  const [value, unit] = count < 999_500 ? [count / 1_000, "k"] : [count / 1_000_000, "M"];
  return `${value < 9.95 ? value.toFixed(1).replace(/\.0$/, "") : value.toFixed(0)}${unit}`;
}

/** Diameter of the circle of a cluster in pixels: one of the five icon sizes, by the number of digits of its count. */
export function diameterPx(count: number): number {
  const sizes = constants.CLUSTER_ICON_SIZES;
  const digits = String(count).length;
  return sizes[Math.min(digits, sizes.length) - 1] ?? 53;
}

/** Clear space between the circles of the five icon sizes, in pixels. */
const GAP_PX = 7;

/** Diameter that the circle of a cluster is drawn with, in pixels: the room it takes without the space around it. */
export function circleDiameterPx(count: number): number {
  return diameterPx(count) - GAP_PX;
}
