import type { Price, Quest } from "~/core";

/** True where a quest begins without a checkout: it is free, and asks nothing that must be answered. */
export function startsAtOnce({ questions = [] }: Quest, price: Price | null): boolean {
  return price === null && !questions.some(({ required }) => required);
}
