/** Finds people by name or user name while it is typed, in spite of a wrong letter. Pure. */
import UFuzzy from "@leeoniya/ufuzzy";
import type { Person } from "./person";

/** One wrong letter, one too many or too few in each word, as the author of the library advises for typed names. */
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1 });
/** Words may stand in any order, up to this many. */
const WORDS_MAX = 4;

/** The people that a text most likely means, the best match first; everybody for an empty one. */
export function findPeople<Someone extends Person>(people: readonly Someone[], text: string): readonly Someone[] {
  const typed = text.trim().replace(/^@/, "");
  if (typed === "") return people;
  const haystack = UFuzzy.latinize(people.map(({ name, userName }) => `${name} ${userName ?? ""}`));
  const [needle = ""] = UFuzzy.latinize([typed]);
  const [rows, , order] = fuzzy.search(haystack, needle, WORDS_MAX);
  const best = order && rows ? order.map((at) => rows[at] ?? -1) : rows;
  return best?.flatMap((row) => people[row] ?? []) ?? [];
}

const EMAIL_MAX = 254;

/** The email address that a text is; `null` where it is none. The server has the last word. */
export function emailIn(text: string): string | null {
  const typed = text.trim();
  return typed.length <= EMAIL_MAX && /^[^\s@,;]+@[^\s@,;]+\.[^\s@.,;]{2,}$/.test(typed) ? typed : null;
}
