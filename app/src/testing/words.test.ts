import { expect, it } from "vitest";

const sources = import.meta.glob<string>("/src/**/*.tsx", { query: "?raw", import: "default", eager: true });
const SPEAK_FOR_THEMSELVES = /\.test\.tsx$|\/features\/account\/|\/screens\/login\//;
const SAID =
  /\b(?:aria-label|aria-roledescription|label|title|placeholder|description|alt|message|error)="([^"]*[a-z]{2}[^"]*)"/g;

// Texts between tags are Biome's to find (noJsxLiterals); this finds those that are said in attributes.
it("nothing is said but in the words of the language chosen", () => {
  const said = Object.entries(sources)
    .filter(([file]) => !SPEAK_FOR_THEMSELVES.test(file))
    .flatMap(([file, text]) => Array.from(text.matchAll(SAID), ([, words]) => `${file}: ${words}`));
  expect(said).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
});
