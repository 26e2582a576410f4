/** Holds the first view to the words it brings along: the others come with what `later` loads. */
import { expect, it } from "vitest";
import { first } from "~/ui/words/en/first";

const texts = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.*", "!/src/ui/words/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
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

it("what the first view draws says only words that are there from the start", () => {
  const seen = new Set<string>();
  for (const name of ["/src/main.tsx", "/src/app.tsx", "/src/screens/home/screen.tsx"]) visit(name, seen);
  const said = [...seen].flatMap((name) =>
    Array.from(
      (texts[name] ?? "").matchAll(/\b(?:w|words\(\))\.([a-zA-Z]+)/g),
      ([, part = ""]) => `${part} in ${name}`,
    ),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((each) => !((each.split(" ")[0] ?? "") in first))).toEqual([]);
});
