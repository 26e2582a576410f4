import { expect, it } from "vitest";
import { matchedPieces } from "./matched";

const shown = (name: string, query: string) =>
  matchedPieces(name, query)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join("");

it.each([
  ["Kyoto", "kyo", "[Kyo]to"],
  ["São Paulo", "sao pau", "[São] [Pau]lo"],
  ["New York City", "york new", "[New] [York] City"],
  ["Kyoto", "kyoot", "[Kyo]to"],
  ["Stratford-upon-Avon", "avon", "Stratford-upon-[Avon]"],
  ["Oslo", "zzz", "Oslo"],
  ["Oslo", "", "Oslo"],
])("of %s, %j marks %s", (name, query, expected) => {
  expect(shown(name, query)).toBe(expected);
});
