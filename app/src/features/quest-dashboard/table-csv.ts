/** Tables as files for spreadsheets. Loaded when the first one is asked for. */
import Papa from "papaparse";

const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d+(\.\d+)?$/;

/** A table with its headings. What begins like a formula gets a mark, or a spreadsheet would run it. */
export function tableCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const guarded = (cell: string) => (FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell);
  return Papa.unparse(
    { fields: headings.map(guarded), data: rows.map((row) => row.map(guarded)) },
    { newline: "\r\n" },
  );
}
