import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text";

function links(text: string) {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
}

it.each([
  ["See https://example.test/a?b=c, then call.", [["https://example.test/a?b=c", "https://example.test/a?b=c"]]],
  ["It is at yonder.example.com/x.", [["yonder.example.com/x", "http://yonder.example.com/x"]]],
  ["Ask ivy@example.com", [["ivy@example.com", "mailto:ivy@example.com"]]],
  ["(http://example.com/a_(b))", [["http://example.com/a_(b)", "http://example.com/a_(b)"]]],
  [
    "two http://a.com http://b.com",
    [
      ["http://a.com", "http://a.com"],
      ["http://b.com", "http://b.com"],
    ],
  ],
  ["javascript:alert(1)", []],
  ["data:text/html,<b>x</b>", []],
  ["ftp://example.com/x", []],
  ["<img src=x onerror=alert(1)>", []],
  ["1.5 to 2.5, e.g. here", []],
])("%j has the links %j", (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it("tells the other site nothing", () => {
  const { container } = render(<LinkedText>https://example.com</LinkedText>);
  expect(container.querySelector("a")?.rel).toBe("ugc nofollow noopener noreferrer");
});
