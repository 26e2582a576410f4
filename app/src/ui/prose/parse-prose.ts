/**
 * The small part of Markdown that stories may have: paragraphs, bold, italic and lists. It is kept as text and drawn as
 * elements, never as HTML, so that whatever else somebody writes is shown as they wrote it. Pure.
 */
import { Lexer, type Token, type Tokens } from "marked";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; of: readonly Inline[] }
  | { kind: "break" };

export type Block =
  | { kind: "paragraph"; of: readonly Inline[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: readonly (readonly Block[])[] };

/** The blocks of a text. O(n) in its length. */
export function proseOf(text: string): readonly Block[] {
  return blocksOf(new Lexer({ gfm: false, breaks: true }).lex(text));
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === "space" || token.type === "def") return [];
    if (token.type === "list") {
      const { ordered, start, items } = token as Tokens.List;
      const parts = items.map((item) => blocksOf(item.tokens));
      return [{ kind: "list", isOrdered: ordered, start: Number(start) || 1, items: parts }];
    }
    const { tokens: inner } = token as Tokens.Paragraph;
    const isText = token.type === "paragraph" || token.type === "text";
    return [{ kind: "paragraph", of: isText && inner ? inlinesOf(inner) : textOf(token.raw.trimEnd()) }];
  });
}

function inlinesOf(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === "strong" || token.type === "em")
      return [{ kind: token.type, of: inlinesOf(token.tokens ?? []) }];
    if (token.type === "br") return [{ kind: "break" }];
    if (token.type === "escape") return [{ kind: "text", text: (token as Tokens.Escape).text }];
    if (token.type === "text" && token.tokens) return inlinesOf(token.tokens);
    return textOf(token.raw);
  });
}

function textOf(raw: string): Inline[] {
  return raw.split("\n").flatMap((line, at): Inline[] => {
    const text: Inline[] = line === "" ? [] : [{ kind: "text", text: line }];
    return at > 0 ? [{ kind: "break" }, ...text] : text;
  });
}

/** The words alone, for places that have no room for paragraphs. */
export function plainText(text: string): string {
  const inline = (part: Inline): string =>
    part.kind === "text" ? part.text : part.kind === "break" ? " " : part.of.map(inline).join("");
  const block = (part: Block): string =>
    part.kind === "paragraph" ? part.of.map(inline).join("") : part.items.flat().map(block).join(" ");
  return proseOf(text).map(block).join(" ");
}
