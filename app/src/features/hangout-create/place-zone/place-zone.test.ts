import { expect, it } from "vitest";
import { beginDraft, type HangoutDraft, withPlace, withZone } from "../draft";
import { fieldsOf } from "../hangout-fields";
import { otherZone, zoneToTake } from "./place-zone";

const NOW_MS = Date.parse("2026-11-23T12:00:00Z");
const LISBON = { name: "Lisbon", lng: -9.139, lat: 38.722 };
const OWN = "Europe/Berlin";

function draft(change: Partial<HangoutDraft> = {}): HangoutDraft {
  let ids = 0;
  const context = { key: "k", timeZone: OWN, today: "2026-11-23", newId: () => `o${ids++}` };
  return { ...withPlace(beginDraft({ title: "Swim", proposesDates: true }, context), LISBON), ...change };
}

it("is another one where clocks differ on the first date", () => {
  expect(otherZone(draft(), "Europe/Lisbon", OWN, NOW_MS)).toMatchObject({ place: "Lisbon", hours: -1 });
  expect(otherZone(draft(), "Asia/Kathmandu", OWN, NOW_MS)).toMatchObject({ hours: 4.75 });
  expect(otherZone(draft(), "Europe/Vienna", OWN, NOW_MS)).toBeNull();
  expect(otherZone(draft({ allDay: true }), "Europe/Lisbon", OWN, NOW_MS)).toBeNull();
  expect(otherZone(draft({ place: null }), "Europe/Lisbon", OWN, NOW_MS)).toBeNull();
});

it("is taken with the times of day as they are, until somebody chooses one", () => {
  const other = otherZone(draft(), "Europe/Lisbon", OWN, NOW_MS);
  expect(zoneToTake(draft(), other, OWN)).toBe("Europe/Lisbon");
  const there = withZone(draft(), "Europe/Lisbon", false);
  expect(fieldsOf(there)).toMatchObject({
    when: { timeZone: "Europe/Lisbon" },
    options: [{ start: /T11:00/ }, {}, {}],
  });
  expect(zoneToTake(there, other, OWN)).toBeNull();
  expect(zoneToTake({ ...there, place: null }, null, OWN)).toBe(OWN);
  expect(zoneToTake(withZone(there, OWN, true), other, OWN)).toBeNull();
  const date = {
    allDay: false,
    startsAt: "2026-12-01T17:00:00Z",
    endsAt: "2026-12-01T20:00:00Z",
    timeZone: OWN,
  } as const;
  expect(withZone(draft({ isPoll: false, date }), "Europe/Lisbon", false).date).toEqual({
    ...{ allDay: false, startsAt: "2026-12-01T18:00:00Z", endsAt: "2026-12-01T21:00:00Z" },
    timeZone: "Europe/Lisbon",
  });
});
