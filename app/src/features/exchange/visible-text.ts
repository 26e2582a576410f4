/** Texts of files without what a list refuses in them: characters that nobody sees. */
import { validateActivity } from "~/core";

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** More than the core refuses: without looking around, nobody can tell which joiner an emoji needs. */
const UNSEEN = /(?![\n\t])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A text of several lines. Lines that the core has nothing against stay as they are. */
export function visibleText(text: string): string {
  const lines = text.replace(LINE_BREAKS, "\n").split("\n");
  const isFine = (line: string) => validateActivity({ id: "a", title: "a", note: line }).length === 0;
  return lines.map((line) => (isFine(line) ? line : line.replace(UNSEEN, ""))).join("\n");
}

/** A text on one line, without space around it; empty where there is nothing to see. */
export function visibleLine(text: string): string {
  const line = visibleText(text)
    .replace(/[\n\t]+/g, " ")
    .trim();
  return /^[\s\u2800]*$/.test(line) ? "" : line;
}
