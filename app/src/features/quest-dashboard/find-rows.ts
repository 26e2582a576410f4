/** Rows by what somebody types. Pure. */

/** Rows with their words in the form in which they are compared. */
export type RowIndex<Row> = readonly { row: Row; text: string }[];

export function indexRows<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowIndex<Row> {
  return rows.map((row) => ({ row, text: folded(textOf(row)) }));
}

/** Rows in which every word that was typed begins a word. */
export function findRows<Row>(index: RowIndex<Row>, typed: string): readonly Row[] {
  const words = folded(typed).split(" ").filter(Boolean);
  return index.filter(({ text }) => words.every((word) => ` ${text}`.includes(` ${word}`))).map(({ row }) => row);
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
