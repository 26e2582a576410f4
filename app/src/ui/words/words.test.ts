import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

/** All texts of a language by their path; a function's text is what it says to plain arguments. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String(value(...Array.from({ length: value.length }, (_, at) => 2 + at)))]];
  return Object.entries(value as object).flatMap(([name, part]) => texts(part, `${path}.${name}`));
}

describe("the words", () => {
  it("are the same in both languages, none left empty that says something in the other", () => {
    const [english, german] = [new Map(texts(en)), new Map(texts(de))];
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    expect(
      [...english].filter(([path, text]) => (text === "") !== (german.get(path) === "")).map(([path]) => path),
    ).toEqual([]);
  });

  it("are translated: few are alike in both", () => {
    const german = new Map(texts(de));
    const alike = texts(en).filter(([path, text]) => text.length > 14 && german.get(path) === text);
    expect(alike).toEqual([]);
  });

  it("say one thing as one and several as several", () => {
    expect([en.exchange.add(1), en.exchange.add(2)]).toEqual(["Add 1 item", "Add 2 items"]);
    expect([de.exchange.add(1), de.exchange.add(2)]).toEqual(["1 Eintrag hinzufügen", "2 Einträge hinzufügen"]);
  });
});
