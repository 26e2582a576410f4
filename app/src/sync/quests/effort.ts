/** The effort that a quest asks of legs and head, each on a scale of one to five. Pure. */
import type { Quest } from "~/core";

/** Lengths in km from which the legs are asked for more. */
const LEGS_KM = [2, 5, 10, 18];

export interface Effort {
  legs: number;
  head: number;
}

/** The effort of a quest. @param km - length of its route */
export function effortOf({ difficulty = 1 }: Pick<Quest, "difficulty">, km: number): Effort {
  const legs = 1 + LEGS_KM.filter((from) => km >= from).length;
  return { legs, head: Math.min(5, Math.max(1, difficulty)) };
}
