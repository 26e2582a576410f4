import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { words } from ".";
import { locale, onFailureWords, restoreLanguage, setLanguage } from "./language";

function browserSpeaks(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

beforeEach(async () => {
  await setLanguage("en");
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("the language", () => {
  it.each([
    ["that the browser asks for first", ["de-AT", "en"], null, "de"],
    ["that comes next where the first is none of ours", ["fr", "de"], null, "de"],
    ["that was chosen here, whatever the browser asks for", ["en-GB"], "de", "de"],
    ["of the app where none is known", ["fr", "sv"], "klingon", "en"],
  ])("is the one %s", async (_, languages, chosen, expected) => {
    browserSpeaks(...languages);
    if (chosen) localStorage.setItem("yonder-language", chosen);
    await restoreLanguage();
    expect(words().list.page).toBe(expected === "de" ? "Meine Liste" : "My list");
  });

  it("is kept on this device and said to assistive technology", async () => {
    await setLanguage("de");
    expect(document.documentElement.lang).toBe("de");
    await setLanguage("en");
    expect(document.documentElement.lang).toBe("en");
    localStorage.setItem("yonder-language", "de");
    await restoreLanguage();
    expect(document.documentElement.lang).toBe("de");
  });

  it("has the region of the reader where the reader has one for it", async () => {
    browserSpeaks("en-AU", "de-CH");
    expect(locale()).toBe("en-AU");
    await setLanguage("de");
    expect(locale()).toBe("de-CH");
    browserSpeaks("en-AU");
    expect(locale()).toBe("de");
  });

  it("is that of failures too, from the start and after each change", async () => {
    const heard: (string | undefined)[] = [];
    onFailureWords((failures) => heard.push(failures["not-found"]));
    await setLanguage("de");
    await setLanguage("en");
    expect(heard).toEqual([undefined, "Das haben wir nicht gefunden.", undefined]);
  });
});
