/** Texts that are longer than their field allows: they stay whole, to be shortened, and the field counts. */
import type { Words } from "../words";

/** Counts the characters of a text beyond the most that its field allows, as the core counts them. */
export function excessOf(text: string, max: number): number {
  return Math.max(0, [...text.trim()].length - max);
}

/** Props of a field whose text is too long; none for others. */
export function excessError(text: string, max: number, { form }: Pick<Words, "form">): { error?: string } {
  const excess = excessOf(text, max);
  return excess > 0 ? { error: form.excess(excess) } : {};
}
