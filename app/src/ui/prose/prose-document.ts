/** Between the text of a story and the document of its editor. Pure. */
import type { JSONContent } from "@tiptap/core";
import { type Block, type Inline, proseOf } from "./parse-prose";

/** The document of a text. */
export function docOf(text: string): JSONContent {
  const content = proseOf(text).map(nodeOf);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

function nodeOf(block: Block): JSONContent {
  if (block.kind === "paragraph") return { type: "paragraph", content: block.of.flatMap((part) => inlineNodes(part)) };
  const content = block.items.map((item) => ({
    type: "listItem",
    content: item[0]?.kind === "paragraph" ? item.map(nodeOf) : [{ type: "paragraph" }, ...item.map(nodeOf)],
  }));
  return block.isOrdered
    ? { type: "orderedList", attrs: { start: block.start }, content }
    : { type: "bulletList", content };
}

function inlineNodes(part: Inline, marks: readonly string[] = []): JSONContent[] {
  if (part.kind === "break") return [{ type: "hardBreak" }];
  if (part.kind === "text") return [{ type: "text", text: part.text, marks: marks.map((type) => ({ type })) }];
  const mark = part.kind === "strong" ? "bold" : "italic";
  return part.of.flatMap((inner) => inlineNodes(inner, marks.includes(mark) ? marks : [...marks, mark]));
}

/** The text of a document; reading it again gives the same document. */
export function textOf({ content = [] }: JSONContent): string {
  return content
    .map((node) => blockText(node))
    .join("\n\n")
    .trimEnd();
}

function blockText(node: JSONContent): string {
  const { type, content = [], attrs } = node;
  if (type !== "bulletList" && type !== "orderedList") return inlineText(content);
  const start = Number(attrs?.start ?? 1);
  return content
    .map((item, at) => {
      const mark = type === "orderedList" ? `${start + at}. ` : "- ";
      const text = (item.content ?? []).map(blockText).join("\n\n");
      return mark + text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`);
    })
    .join("\n");
}

function inlineText(content: readonly JSONContent[]): string {
  const text = content.map(markedText).join("");
  // What stands at the start of a line must not begin a list, heading, quote or code.
  return text.replace(/^(\s*)([-+>#=~]|\d+[.)])/gm, (_, space: string, mark: string) =>
    /^\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
  );
}

function markedText({ type, text = "", marks = [] }: JSONContent): string {
  if (type === "hardBreak") return "\n";
  const escaped = text.replace(/[\\`*_[\]<]/g, "\\$&");
  const isBold = marks.some((mark) => mark.type === "bold");
  const isItalic = marks.some((mark) => mark.type === "italic");
  const sign = `${isBold ? "**" : ""}${isItalic ? "*" : ""}`;
  if (sign === "") return escaped;
  // Spaces stand outside the marks, which would not count beside them.
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(escaped) ?? [];
  return words === "" ? escaped : before + sign + words + [...sign].reverse().join("") + after;
}
