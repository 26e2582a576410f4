import { expect, it } from "vitest";
import { titleProps } from "./title-props";

it("hyphenates a title by its own language, and says that it has a long word", () => {
  expect(titleProps("Geburtstagsüberraschungsparty")).toEqual({
    lang: "de",
    "data-long": true,
    style: { "--letters": 29 },
  });
  expect(titleProps("Picknick im Park")).toEqual({ lang: "de" });
  expect(titleProps("Swim at the lake")).toEqual({ lang: "en" });
  expect(titleProps("Donaudampfschifffahrt")).toEqual({ "data-long": true, style: { "--letters": 21 } });
});
