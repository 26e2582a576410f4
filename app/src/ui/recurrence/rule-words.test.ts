import { expect, it } from "vitest";
import { de } from "../words/controls/de";
import { en } from "../words/controls/en";
import type { RecurrenceRule } from "./rule";
import { ruleText, weekdayName } from "./rule-words";

const START = "2026-11-28";
const rule = (changes: Partial<RecurrenceRule>): RecurrenceRule => ({
  every: 1,
  unit: "week",
  weekdays: ["SA"],
  monthBy: "day",
  ends: { kind: "never" },
  except: [],
  ...changes,
});
const said = (changes: Partial<RecurrenceRule>, start = START) => ruleText(en.recurrence, rule(changes), start);

it("says each kind of rule as one would", () => {
  expect(said({})).toBe("Every Saturday");
  expect(said({ every: 2, weekdays: ["MO"] })).toBe("Every 2 weeks on Monday and Saturday");
  expect(said({ unit: "day", ends: { kind: "after", count: 10 } })).toBe("Every day, 10 times");
  expect(said({ unit: "month" })).toBe("Every month on the 28th");
  expect(said({ unit: "month", monthBy: "weekday" })).toBe("Every month on the fourth Saturday");
  expect(said({ unit: "month", monthBy: "weekday", every: 3 }, "2026-10-31")).toBe(
    "Every 3 months on the last Saturday",
  );
  expect(said({ unit: "year" })).toMatch(/^Every year on (28 November|November 28)$/);
  expect(said({ ends: { kind: "on", date: "2026-12-19" } })).toMatch(/^Every Saturday until Sat,/);
  expect(said({ except: ["2026-12-26"] })).toMatch(/^Every Saturday, except /);
});

it("has all of it in German", () => {
  const german = (changes: Partial<RecurrenceRule>) => ruleText(de.recurrence, rule(changes), START);
  expect(german({ unit: "day", every: 2 })).toBe("Alle 2 Tage");
  expect(german({ unit: "month" })).toBe("Jeden Monat am 28.");
  expect(german({ unit: "day", ends: { kind: "after", count: 1 } })).toBe("Jeden Tag, 1-mal");
});

it("names weekdays from Monday on", () => {
  expect(weekdayName("MO", "long", "en")).toBe("Monday");
  expect(weekdayName("SU", "short", "de")).toBe("So");
});
