import { expect, it } from "vitest";
import { landscapeNames } from "./landscape";

const namesAt = (zoom: number, language: "en" | "de" = "en") => {
  const { known, others } = landscapeNames(zoom, language);
  return [...known, ...others].map(({ text }) => text);
};

it("come when there is room for them, and go where they would tell nothing", () => {
  expect(namesAt(2)).toEqual([]);
  expect(namesAt(3.2)).toEqual(expect.arrayContaining(["Lake Victoria", "Danube"]));
  expect(namesAt(3.2)).not.toContain("Lake Garda");
  expect(namesAt(6)).toEqual(
    expect.arrayContaining([
      "Lake Garda",
      "Elbe",
      "Vatnajökull",
      "Banff National Park",
      "Southern Patagonian Ice Field",
    ]),
  );
  expect(namesAt(10)).not.toContain("Elbe");
  expect(namesAt(12)).toEqual([]);
});

it("are in the language of the page where it has a name of its own", () => {
  expect(namesAt(6, "de")).toEqual(expect.arrayContaining(["Bodensee", "Donau", "Yellowstone-Nationalpark"]));
  expect(namesAt(6)).toEqual(expect.arrayContaining(["Lake Constance", "Danube", "Yellowstone National Park"]));
});

it("put before the towns what is large, and lie along rivers without standing on their heads", () => {
  const { known, others } = landscapeNames(5.7, "en");
  expect(known.map(({ text }) => text)).toContain("Lake Baikal");
  expect(others.map(({ text }) => text)).toContain("Lake Garda");
  const angles = [...known, ...others].flatMap(({ angle }) => angle ?? []);
  expect(angles.length).toBeGreaterThan(20);
  for (const angle of angles) expect(Math.abs(angle)).toBeLessThanOrEqual(60);
});
