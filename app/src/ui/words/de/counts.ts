/** Anzahlen in Sätzen. */
export const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const NUMBERS = [
  "Niemand",
  "Eine Person",
  "Zwei",
  "Drei",
  "Vier",
  "Fünf",
  "Sechs",
  "Sieben",
  "Acht",
  "Neun",
  "Zehn",
  "Elf",
  "Zwölf",
];

/** Eine kleine Zahl als Wort, am Anfang eines Satzes. */
export const First = (count: number) => NUMBERS[count] ?? String(count);
/** Dasselbe im Satz. */
export const inside = (count: number) => (count === 1 ? "eine Person" : First(count).toLowerCase());
export const can = (count: number) => (count === 1 ? "kann" : "können");

/** Ein Satz, der mit einem Tag endet: „Sonntag, 29.“ hat seinen Punkt schon. */
export const ended = (sentence: string) => `${sentence}.`.replace(/\.\.$/, ".");
