import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { plainText, proseOf } from "./parse-prose";
import { Prose } from "./prose";
import { docOf, textOf } from "./prose-document";

const roundTrip = (text: string) => textOf(docOf(text));

it.each([
  "One paragraph.\n\nAnother, with **bold**, *italic* and ***both***.",
  "- first\n- second\n\n1. one\n2. two",
  "- first\n\n  more of it\n- second",
  "a line\nand the next",
])("%j stays as it is", (text) => expect(roundTrip(text)).toBe(text));

it("what looks like a mark and is none is read as it was written, again and again", () => {
  for (const text of ["2 * 3 * 4", "1984. A year.", "# no heading", "a_b_c <b>no</b> [x](y) `z`", "- \\* -"]) {
    const once = roundTrip(text);
    expect(roundTrip(once)).toBe(once);
    expect(plainText(once)).toBe(plainText(text));
  }
});

it("nothing becomes HTML: links, pictures and tags are shown as they were written", () => {
  const text =
    "<img src=x onerror=alert(1)> [go](javascript:alert(1)) ![a](b)\n\n<script>alert(1)</script>\n\n    code";
  const { container } = render(<Prose text={text} />);
  expect(container.querySelectorAll("img, a, script, code, pre")).toHaveLength(0);
  expect(container.textContent).toContain("<img src=x onerror=alert(1)> [go](javascript:alert(1))");
  expect(container.textContent).toContain("<script>alert(1)</script>");
  expect(proseOf("**a**")).toEqual([
    { kind: "paragraph", of: [{ kind: "strong", of: [{ kind: "text", text: "a" }] }] },
  ]);
});
