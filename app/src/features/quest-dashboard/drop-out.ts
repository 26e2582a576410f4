/** Where walks end. Pure. */
import type { QuestFigures, StopFigures } from "~/api/schema";
import { number } from "~/ui/format";

/** Walks that end at a stop before it is worth a word. */
const LEFT_MIN = 2;
/** The share of those who came there. */
const SHARE_MIN = 0.05;
/** Wrong answers for each walk from which on a stop is hard. */
const HARD = 1;

export interface DropOut {
  stop: StopFigures;
  /** One in how many gives up there. */
  oneIn: number;
  reason: "hard" | "far" | "last";
}

/** The stop after which most give up; nothing where few do. */
export function worstStop({ stops }: Pick<QuestFigures, "stops">): DropOut | undefined {
  const [worst] = stops
    .filter(({ left, reached }) => left >= LEFT_MIN && left / reached >= SHARE_MIN)
    .sort((a, b) => b.left / b.reached - a.left / a.reached);
  if (!worst) return undefined;
  const isLast = worst === stops.at(-1);
  const reason = isLast ? "last" : worst.wrong / worst.reached >= HARD ? "hard" : "far";
  return { stop: worst, oneIn: Math.max(1, Math.round(worst.reached / worst.left)), reason };
}

/** The share of walks that reach a stop, 0–1. */
export function shareOf(stop: StopFigures, { started }: Pick<QuestFigures, "started">): number {
  return started === 0 ? 0 : Math.min(1, stop.reached / started);
}

export function percentText(share: number): string {
  return `${number(Math.round(100 * share))} %`;
}
