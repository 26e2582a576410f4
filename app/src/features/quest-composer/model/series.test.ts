import { expect, it } from "vitest";
import { listOccurrences } from "~/ui/recurrence/occurrences";
import { type RecurrenceRule, weekly } from "~/ui/recurrence/rule";
import { calendarOf } from "./calendar-file";
import { type Dated, seriesOf } from "./series";

const START = {
  allDay: false as const,
  startsAt: "2026-09-05T15:30:00Z",
  endsAt: "2026-09-05T17:40:00Z",
  timeZone: "Europe/Lisbon",
};
const LENGTH_MS = Date.parse(START.endsAt) - Date.parse(START.startsAt);

/** The dates that a rule comes to, as the composer adds them. */
async function datesOf(rule: RecurrenceRule, limit: number): Promise<Dated[]> {
  const found = await listOccurrences(rule, START, limit);
  return found
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ startsAt }, at) => ({
      id: `s${at}`,
      version: 1,
      data: {
        questId: "q",
        creatorId: "c",
        startsAt: new Date(startsAt ?? "").toISOString(),
        endsAt: new Date(Date.parse(startsAt ?? "") + LENGTH_MS).toISOString(),
        timeZone: START.timeZone,
      } as Dated["data"],
    }));
}

it("every Saturday is found again among its dates, across a change of clocks and with one left out", async () => {
  const rule: RecurrenceRule = { ...weekly(START), except: ["2026-10-10"], ends: { kind: "after", count: 12 } };
  const dates = await datesOf(rule, 12);
  const [series, ...others] = seriesOf(dates);
  expect(others).toEqual([]);
  expect(series?.rule).toMatchObject({ unit: "week", every: 1, weekdays: ["SA"], except: ["2026-10-10"] });
  const again = await listOccurrences(series?.rule ?? rule, START, 50);
  const starts = again.filter(({ isLeftOut }) => !isLeftOut).map(({ startsAt }) => Date.parse(startsAt ?? ""));
  expect(starts).toEqual(dates.map(({ data }) => Date.parse(data.startsAt ?? "")));
  const file = calendarOf("q", { title: "Walk", stops: [] }, seriesOf(dates));
  expect(file).toContain("RRULE:FREQ=WEEKLY;BYDAY=SA;WKST=MO;UNTIL=20261121T235900Z");
  expect(file).toContain("EXDATE;TZID=Europe/Lisbon:20261010T163000");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

it("every second week and weekends are series, a few scattered dates are none", async () => {
  const second = await datesOf({ ...weekly(START), every: 2, ends: { kind: "after", count: 5 } }, 5);
  expect(seriesOf(second)[0]?.rule).toMatchObject({ every: 2 });
  const weekend: RecurrenceRule = { ...weekly(START), weekdays: ["SA", "SU"], ends: { kind: "after", count: 6 } };
  expect(seriesOf(await datesOf(weekend, 6))[0]?.rule?.weekdays).toEqual(["SA", "SU"]);
  const monthly: RecurrenceRule = { ...weekly(START), unit: "month", ends: { kind: "after", count: 4 } };
  expect(seriesOf(await datesOf(monthly, 4)).map(({ rule }) => rule)).toEqual([null, null, null, null]);
});
