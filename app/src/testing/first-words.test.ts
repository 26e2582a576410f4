/**
 * Holds the first view to the words it brings along. Modules of it read `ui/words/first`, whose type has no others; one that
 * imported all words would load them with the first view.
 */
import { expect, it } from "vitest";

const texts = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IN_WORDS = /^\/src\/ui\/words\//;
/** The modules of words that the first view needs; texts of other languages come as a part of their own. */
const FIRST = new Set(
  ["first", "language", "en/first", "en/shell", "en/home", "en/map", "en/changes"].map(
    (name) => `/src/ui/words/${name}.ts`,
  ),
);
const STATIC = /^(?:import|export)(?! type)\b[^;"]*?from "(?<from>[~.][^"]+)"/gm;

/** The module that an import leads to; `undefined` for what is none of ours. */
function moduleOf(from: string, importer: string): string | undefined {
  const path = from.startsWith("~/") ? `/src/${from.slice(2)}` : new URL(from, `file://${importer}`).pathname;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => name in texts);
}

function visit(name: string, seen: Set<string>): void {
  if (seen.has(name)) return;
  seen.add(name);
  for (const { groups } of (texts[name] ?? "").matchAll(STATIC)) {
    const next = moduleOf(groups?.from ?? "", name);
    if (next) visit(next, seen);
  }
}

it("the first view loads no other words than its own", () => {
  const seen = new Set<string>();
  for (const name of ["/src/main.tsx", "/src/app.tsx", "/src/screens/home/screen.tsx"]) visit(name, seen);
  expect(seen).toContain("/src/ui/words/first.ts");
  const others = [...seen].filter((name) => IN_WORDS.test(name) && !FIRST.has(name));
  expect(others).toEqual([]);
});

it("all words are loaded with a module that reads them", () => {
  const seen = new Set<string>();
  visit("/src/screens/bucket-list/screen.tsx", seen);
  expect(seen).toContain("/src/ui/words/en/index.ts");
});
