/** Letters of a name that were typed. Pure. */

export interface Piece {
  text: string;
  matched: boolean;
}

/** The name in pieces: each word of the query marks where it begins a word of the name, as far as the letters agree. */
export function matchedPieces(name: string, query: string): Piece[] {
  const letters = [...name];
  const plain = letters.map(folded);
  const marks = letters.map(() => false);
  for (const word of folded(query)
    .split(/[\s,.'-]+/)
    .filter(Boolean)) {
    const start = plain.findIndex(
      (_, at) => isWordStart(plain, at) && common(plain, at, word) > 0 && best(plain, word) === common(plain, at, word),
    );
    if (start === -1) continue;
    for (let at = start; at < start + common(plain, start, word); at += 1) marks[at] = true;
  }
  return letters.reduce<Piece[]>((pieces, letter, at) => {
    const last = pieces.at(-1);
    if (last && last.matched === marks[at]) last.text += letter;
    else pieces.push({ text: letter, matched: marks[at] ?? false });
    return pieces;
  }, []);
}

function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function isWordStart(plain: readonly string[], at: number): boolean {
  return at === 0 || /[\s,.'-]/.test(plain[at - 1] ?? "");
}

/** Number of letters from a start that agree with a word. */
function common(plain: readonly string[], start: number, word: string): number {
  let count = 0;
  while (count < word.length && plain[start + count] === word[count]) count += 1;
  return count;
}

function best(plain: readonly string[], word: string): number {
  return Math.max(...plain.map((_, at) => (isWordStart(plain, at) ? common(plain, at, word) : 0)));
}
