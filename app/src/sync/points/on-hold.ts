/** Points on hold. Pure. */
import type { PointsEntry } from "~/core";

type Line = Pick<PointsEntry, "rule" | "subject" | "offered" | "withheld" | "voids" | "releases">;

/** Sum of the points that wait until somebody has looked, without those that were released or taken back since. */
export function pointsOnHold(lines: readonly Line[]): number {
  const deedOf = ({ rule, subject }: Line) => `${rule} ${subject}`;
  const answered = new Set(lines.filter(({ voids, releases }) => voids || releases).map(deedOf));
  const waiting = lines.filter((line) => line.withheld === "suspicious" && !answered.has(deedOf(line)));
  return waiting.reduce((sum, { offered }) => sum + offered, 0);
}
