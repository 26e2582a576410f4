import { expect, it } from "vitest";
import { parseDate } from "./parse-date";
import { parseDuration, parseTime } from "./parse-time";

const TODAY = "2026-11-20";

it.each([
  ["en-GB", "28/11/2026", "2026-11-28"],
  ["en-GB", "28/11", "2026-11-28"],
  ["en-GB", "3/2", "2027-02-03"],
  ["en-US", "11/28/26", "2026-11-28"],
  ["en-US", "Nov 28", "2026-11-28"],
  ["en-GB", "Saturday 28 November", "2026-11-28"],
  ["en-GB", "Sat, 28 Nov 2026", "2026-11-28"],
  ["en-GB", "2026-11-28", "2026-11-28"],
  ["en-GB", "tomorrow", "2026-11-21"],
  ["de-DE", "28.11.2026", "2026-11-28"],
  ["de-DE", "28.11.", "2026-11-28"],
  ["de-DE", "3. März", "2027-03-03"],
  ["de-DE", "28. Nov. 26", "2026-11-28"],
  ["de-DE", "Morgen", "2026-11-21"],
  ["de-DE", "übermorgen", "2026-11-22"],
  ["sv-SE", "2026-11-28", "2026-11-28"],
])("in %s reads “%s” as %s", (language, text, date) => {
  expect(parseDate(text, language, TODAY)).toEqual({ date });
});

it("says of a day that a month does not have how many it has", () => {
  const problem = { problem: "noSuchDay", month: 2, year: 2027, days: 28 };
  expect(parseDate("31.2.", "de-DE", TODAY)).toEqual(problem);
  expect(parseDate("30 February 2027", "en-GB", TODAY)).toEqual(problem);
});

it.each(["", "soon", "28", "11/28/2026 ", "1/2/3/4", "28/13", "0/5", "28/11/026"])("refuses “%s”", (text) => {
  expect(parseDate(text, "en-GB", TODAY)).toEqual({ problem: "unreadable" });
});

it("reads back every day as each language writes it", () => {
  const styles = [{ dateStyle: "short" }, { dateStyle: "medium" }, { dateStyle: "full" }] as const;
  const wrong: string[] = [];
  for (const language of ["en-GB", "en-US", "en-CA", "de-DE", "de-AT", "de-CH"]) {
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
      for (let day = 0; day < 365; day += 5) {
        const moment = Date.UTC(2027, 0, 1 + day);
        const read = parseDate(format.format(moment), language, TODAY);
        if (!("date" in read) || read.date !== new Date(moment).toISOString().slice(0, 10)) {
          wrong.push(`${language} ${format.format(moment)}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["9.30", "09:30"],
  ["21h30", "21:30"],
  ["21 h", "21:00"],
  ["21 Uhr", "21:00"],
  ["9:30 Uhr", "09:30"],
  ["9 pm", "21:00"],
  ["9:30PM", "21:30"],
  ["12 am", "00:00"],
  ["12:15 p.m.", "12:15"],
  ["9:30\u202fam", "09:30"],
])("reads the time “%s” as %s", (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(["", "24", "25:00", "9:60", "13 pm", "0 am", "noon", "9:3"])("refuses the time “%s”", (text) => {
  expect(parseTime(text)).toBeNull();
});

it.each([
  ["90 min", 90],
  ["1:30", 90],
  ["1 h 30", 90],
  ["1h30", 90],
  ["1 hr 30 min", 90],
  ["2,5 h", 150],
  ["2.5", 150],
  ["3", 180],
  ["1 Std. 15 Min.", 75],
  ["45m", 45],
])("reads the length “%s” as %i minutes", (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});

it.each(["", "0", "long", "1:75"])("refuses the length “%s”", (text) => {
  expect(parseDuration(text)).toBeNull();
});
