import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "~/ui/words/language";
import { groundNames, namedTowns } from "./names";

afterEach(async () => {
  await setLanguage("en");
});

const namesAt = (zoom: number) => groundNames(zoom).map(({ text }) => text);

describe("names of countries and seas", () => {
  it("are those a zoom has room for", () => {
    expect(namesAt(1)).toContain("Atlantic Ocean");
    expect(namesAt(1)).not.toContain("Germany");
    expect(namesAt(3)).toEqual(expect.arrayContaining(["Germany", "North Sea"]));
    expect(namesAt(9)).toEqual([]);
  });

  it("are in the language of the page", async () => {
    await setLanguage("de");
    expect(namesAt(3.5)).toEqual(expect.arrayContaining(["Deutschland", "Nordsee", "Mittelmeer"]));
  });

  it("stand where the country is, also across the antimeridian", () => {
    const russia = groundNames(2).find(({ text }) => text === "Russia");
    expect(russia?.lng).toBeGreaterThan(40);
    expect(russia?.lng).toBeLessThan(140);
  });
});

describe("names of towns", () => {
  const bern = { id: "geonames:2661552", population: 121_631 };
  const munich = { id: "geonames:2867714", population: 1_260_391 };
  const istanbul = { id: "geonames:745044", population: 14_804_116 };

  it("begin with capitals and large cities", () => {
    expect(namedTowns([istanbul, munich, bern], 5)).toEqual([bern, istanbul, munich]);
    expect(namedTowns([istanbul, munich, bern], 3.5)).toEqual([bern, istanbul]);
    expect(namedTowns([istanbul, munich, bern], 2)).toEqual([]);
  });
});
