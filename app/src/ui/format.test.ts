import { afterEach, describe, expect, it, vi } from "vitest";
import { ago, clock, dayHere, distance, fileSize, listed, minutes, monthName, number, unitsOf } from "./format";
import { setLanguage } from "./words/language";

/** Spaces of every width as plain ones: which of them stand between a number and its unit is the engine's to say. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

function readIn(tag: string): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue([tag]);
}

afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage("en");
});

describe("numbers and ways", () => {
  it("are written as in the region of the reader", async () => {
    readIn("en-GB");
    expect(number(12_345.5)).toBe("12,345.5");
    readIn("de-DE");
    await setLanguage("de");
    expect(number(12_345.5)).toBe("12.345,5");
  });

  it("are written in the language of the page where the browser speaks another one", async () => {
    readIn("fr-FR");
    await setLanguage("de");
    expect(monthName(3)).toBe("März");
    expect(listed(["Ann", "Ben", "Cem"])).toBe("Ann, Ben und Cem");
  });

  it("say the year of a day only where it is another one", () => {
    readIn("en-GB");
    const now = new Date("2026-11-27T12:00:00Z");
    expect(dayHere("2026-08-03T12:00:00Z", now)).toBe("3 Aug");
    expect(dayHere("2025-08-03T12:00:00Z", now)).toBe("3 Aug 2025");
  });

  it("name the months as dates do", async () => {
    for (const language of ["en", "de"] as const) {
      await setLanguage(language);
      const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
      const months = Array.from({ length: 12 }, (_, at) => at + 1);
      expect(months.map((month) => monthName(month))).toEqual(months.map((month) => format(Date.UTC(2024, month - 1))));
    }
  });

  it("are measured in miles where the region does", () => {
    expect(["en-US", "en-GB", "my-MM", "de-DE", "en-AU", "fr", "en"].map(unitsOf)).toEqual([
      "imperial",
      "imperial",
      "imperial",
      "metric",
      "metric",
      "metric",
      "metric",
    ]);
  });

  it("have one decimal below ten, and none above", () => {
    readIn("en-GB");
    expect(plain(distance(3.26, "metric"))).toBe("3.3 km");
    expect(plain(distance(12.6, "metric"))).toBe("13 km");
    expect(plain(distance(16.1, "imperial"))).toBe("10 mi");
    expect(plain(distance(1.6))).toBe("1 mi");
    expect(plain(distance(0.8, "imperial"))).toBe("0.5 mi");
  });

  it("are metres or feet where they are short", () => {
    readIn("en-GB");
    expect(plain(distance(0.35, "metric"))).toBe("350 m");
    expect(plain(distance(0.9996, "metric"))).toBe("1 km");
    expect(plain(distance(0.15, "imperial"))).toBe("492 ft");
    expect(plain(distance(0.3048, "imperial"))).toBe("0.2 mi");
    expect(plain(distance(0, "metric"))).toBe("0 m");
  });

  it("of files change their unit at a million bytes", () => {
    readIn("en-GB");
    expect(plain(fileSize(12_340))).toBe("12.3 kB");
    expect(plain(fileSize(999_999))).toBe("1,000 kB");
    expect(plain(fileSize(1_000_000))).toBe("1 MB");
  });
});

describe("times", () => {
  const now = Date.parse("2026-05-03T12:00:00Z");

  it.each([
    ["2026-05-03T12:00:30Z", "now"],
    ["2026-05-03T11:59:31Z", "now"],
    ["2026-05-03T11:59:00Z", "1 minute ago"],
    ["2026-05-03T11:00:01Z", "59 minutes ago"],
    ["2026-05-03T09:00:00Z", "3 hours ago"],
    ["2026-05-02T12:00:00Z", "yesterday"],
    ["2026-04-23T12:00:00Z", "10 days ago"],
  ])("%s was %s", (iso, said) => {
    readIn("en-GB");
    expect(ago(iso, now)).toBe(said);
  });

  it("of a length leave out hours or minutes that are none", () => {
    readIn("en-US");
    expect([0, 20, 60, 80.4].map((each) => plain(minutes(each)))).toEqual(["0 min", "20 min", "1 hr", "1 hr 20 min"]);
  });

  it("of a day are minutes since midnight, wherever the reader is", () => {
    readIn("en-GB");
    expect([0, 645, 1_439].map(clock)).toEqual(["00:00", "10:45", "23:59"]);
  });
});
