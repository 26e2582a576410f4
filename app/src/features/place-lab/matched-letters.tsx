import { matchedPieces } from "./matched";

/** A name, with the letters that were typed marked. */
export function MatchedLetters({ name, query }: { name: string; query: string }) {
  return matchedPieces(name, query).map(({ text, matched }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name are in one order
    matched ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
