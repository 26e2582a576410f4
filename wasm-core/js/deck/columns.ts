/** The columns a view is drawn from, made of the index's columns in one pass without an object per entry. */
import type { ClusterArrays } from "../core/clustering/index.js";

/** Characters a count is written with unless a program formats it, in the order of the glyph atlas. */
export const GLYPHS = "0123456789.kM";
/** Most characters of a count. */
export const GLYPHS_MAX = 8;
/** Most characters that counts may be written with. */
export const CHARACTERS_MAX = 16;
/** Stands for a place without a character. */
export const NO_GLYPH = 255;
/** Most categories of a ring; what is beyond them is added to the last. */
export const CATEGORIES_MAX = 8;

/** A count as short as it fits into a circle: 999, 1.2k, 34k, 1.1M. */
export function abbreviatedCount(count: number): string {
  if (count < 1_000) return String(count);
  const [value, unit] = count < 999_500 ? [count / 1_000, "k"] : [count / 1_000_000, "M"];
  return `${value < 9.95 ? value.toFixed(1).replace(/\.0$/, "") : value.toFixed(0)}${unit}`;
}

/** Format of counts. */
export interface CountFormat {
  /** Writes a count; `null` as {@link abbreviatedCount} does. */
  format: ((count: number) => string) | null;
  /** The characters that it may write; others are left out. */
  characters: string;
}

/** Places in the atlas of the characters of each count, eight an entry; none for single points. */
export function countGlyphs(counts: Uint32Array, { format, characters }: CountFormat = { format: null, characters: GLYPHS }): Uint8Array {
  const glyphs = new Uint8Array(counts.length * GLYPHS_MAX).fill(NO_GLYPH);
  const write = format ?? abbreviatedCount;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] as number;
    if (count < 2) continue;
    if (format === null && count < 1_000) writeDigits(glyphs, at * GLYPHS_MAX, count);
    else writeText(glyphs, at * GLYPHS_MAX, write(count), characters);
  }
  return glyphs;
}

function writeText(glyphs: Uint8Array, start: number, text: string, characters: string): void {
  let n = 0;
  for (const character of text) {
    const glyph = characters.indexOf(character);
    if (glyph < 0 || glyph >= CHARACTERS_MAX || n >= GLYPHS_MAX) continue;
    glyphs[start + n] = glyph;
    n += 1;
  }
}

function writeDigits(glyphs: Uint8Array, start: number, count: number): void {
  const digits = count < 10 ? 1 : count < 100 ? 2 : 3;
  for (let n = digits - 1, rest = count; n >= 0; n -= 1, rest = Math.floor(rest / 10)) glyphs[start + n] = rest % 10;
}

/**
 * Returns the index of each entry's size, by the number of digits of its count: 0 for a single point, then 1 to
 * `sizes`.
 */
export function sizeSteps(counts: Uint32Array, sizes: number): Float32Array {
  const steps = new Float32Array(counts.length);
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] as number;
    let step = count < 2 ? 0 : 1;
    for (let least = 10; step > 0 && step < sizes && count >= least; least *= 10) step += 1;
    steps[at] = step;
  }
  return steps;
}

/**
 * Returns the end of each slice of the rings, as growing shares of the whole, eight an entry.
 *
 * @param numbers - as many numbers an entry as there are categories
 */
export function ringEnds(numbers: ArrayLike<number>, entries: number): Float32Array {
  const ends = new Float32Array(entries * CATEGORIES_MAX);
  const categories = entries === 0 ? 0 : Math.floor(numbers.length / entries);
  for (let at = 0; at < entries; at += 1) {
    let sum = 0;
    for (let n = 0; n < categories; n += 1) {
      sum += Math.max(numbers[at * categories + n] as number, 0);
      ends[at * CATEGORIES_MAX + Math.min(n, CATEGORIES_MAX - 1)] = sum;
    }
    for (let n = Math.max(categories, 1); n < CATEGORIES_MAX; n += 1) ends[at * CATEGORIES_MAX + n] = sum;
    if (sum > 0) for (let n = 0; n < CATEGORIES_MAX; n += 1) ends[at * CATEGORIES_MAX + n] = (ends[at * CATEGORIES_MAX + n] as number) / sum;
  }
  return ends;
}

/** Every entry at the very position of this one, itself included: items at one address. */
export function atSamePosition({ positions, counts }: ClusterArrays, index: number): number[] {
  const same: number[] = [];
  for (let at = 0; at < counts.length; at += 1) {
    if (positions[2 * at] === positions[2 * index] && positions[2 * at + 1] === positions[2 * index + 1]) same.push(at);
  }
  return same;
}
