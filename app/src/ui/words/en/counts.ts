/** Counts in sentences. */
export const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const NUMBERS = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

/** A small number as a word, at the start of a sentence. */
export const First = (count: number) => NUMBERS[count] ?? String(count);
/** The same inside a sentence. */
export const inside = (count: number) => First(count).toLowerCase();
