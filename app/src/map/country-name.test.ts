import { afterEach, expect, it } from "vitest";
import { setLanguage } from "~/ui/words/language";
import { countryName } from "./country-name";

afterEach(() => setLanguage("en"));

it("names countries in the language of the page, not in that of the browser", async () => {
  expect(countryName("JP")).toBe("Japan");
  expect(countryName("DE")).toBe("Germany");
  await setLanguage("de");
  expect(countryName("DE")).toBe("Deutschland");
});

it("leaves what is no country code as it is", () => {
  expect(countryName("??")).toBe("??");
  expect(countryName("")).toBe("");
});
