/** Preview of rows that are pasted or read from a file, before they are added. Pure. */
import type { Activity } from "~/core";
import { folded } from "~/sync/lists/activities";
import type { Entry } from "./entry";
import { entryFrom } from "./raw-row";

/** Most activities of one list. */
export const ACTIVITIES_MAX = 500;

export type Verdict = "new" | "on the list" | "twice" | "too many";

export interface PreviewRow {
  entry: Entry;
  verdict: Verdict;
  /** `true` if it would be added. */
  taken: boolean;
}

/** A row for each entry that says something; what is on the list already, or twice among the rows, is left out. */
export function previewOf(entries: readonly Entry[], present: readonly Activity[]): PreviewRow[] {
  const known = new Set(present.map(({ title }) => folded(title)));
  const seen = new Set<string>();
  let room = ACTIVITIES_MAX - present.length;
  return entries
    .filter(({ title }) => title.trim() !== "")
    .map((entry) => {
      const title = folded(entry.title) || entry.title.trim();
      const verdict = known.has(title) ? "on the list" : seen.has(title) ? "twice" : room > 0 ? "new" : "too many";
      seen.add(title);
      if (verdict === "new") room -= 1;
      return { entry, verdict, taken: verdict === "new" };
    });
}

/** Lines as people paste them: bullets, numbers and boxes before the words are not part of them. */
export function linesOf(text: string): Entry[] {
  return text
    .split(/\r?\n/)
    .map((line) => ({ line, done: /^\s*[-*•]?\s*\[[xX]\]/.test(line) }))
    .map(({ line, done }) => ({
      title: line.replace(/^\s*(?:[-*•–]|\d+[.)])?\s*(?:\[[xX ]?\]|[☐☑✓])?\s*/u, "").trim(),
      status: done ? "done" : "wish",
    }))
    .filter(({ title }) => title !== "")
    .map(entryFrom);
}
