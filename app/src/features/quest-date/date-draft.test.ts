import { describe, expect, it } from "vitest";
import type { QuestSession } from "~/core";
import { changedDate, draftOf, effectsOf } from "./date-draft";

const QUEST = { capacityDefault: 8, price: { amount: 1400, currency: "EUR" } };
const DATE: QuestSession = {
  ...{ startsAt: "2031-05-03T16:30:00Z", endsAt: "2031-05-03T18:40:00Z", timeZone: "Europe/Lisbon" },
  ...{ questId: "q", status: "open", seats: { booked: 3, held: 1, waiting: 2 } },
};
const change = (fields: Partial<ReturnType<typeof draftOf>>) =>
  changedDate(DATE, { ...draftOf(DATE), ...fields }, "EUR") ?? {};
const effects = (fields: Partial<ReturnType<typeof draftOf>>) => effectsOf(QUEST, DATE, change(fields));

describe("a date of a quest that is changed", () => {
  it("stays as it was where nothing is written", () => {
    expect(change({})).toEqual(DATE);
    expect(effects({}).isChanged).toBe(false);
  });

  it("takes what the quest says where a field is emptied", () => {
    const before = { ...DATE, capacity: 4, price: { amount: 900, currency: "EUR" }, meetingPlace: "The fountain" };
    const draft = { ...draftOf(before), capacity: null, price: null, meetingPlace: " " };
    expect(changedDate(before, draft, "EUR")).toEqual(DATE);
  });

  it("cannot be saved while its time cannot be read, and needs none where guests begin at any time", () => {
    expect(changedDate(DATE, { ...draftOf(DATE), time: null }, "EUR")).toBeNull();
    expect(changedDate({ capacity: 4 }, { ...draftOf({}), capacity: 6 }, "EUR")).toEqual({ capacity: 6 });
  });

  it("moves only by another moment, however it is written", () => {
    const time = {
      ...{ allDay: false as const, startsAt: "2031-05-03T16:30:00.000Z" },
      ...{ endsAt: "2031-05-03T18:40:00.000Z", timeZone: "Europe/Lisbon" },
    };
    expect(effects({ time }).isMoved).toBe(false);
    expect(effects({ time: { ...time, endsAt: "2031-05-03T19:40:00.000Z" } }).isMoved).toBe(true);
  });

  it("tells apart what guests hear of and what only new guests pay", () => {
    expect(effects({ meetingPlace: "By the fountain" })).toMatchObject({ meetsElsewhere: true, isMoved: false });
    expect(effects({ price: 1600 }).price).toEqual({ amount: 1600, currency: "EUR" });
    expect(effects({ price: 0 }).price).toBeNull();
    expect("price" in effects({ price: 1400 })).toBe(false);
  });

  it("has no fewer seats than are taken, and more go to those who wait", () => {
    expect(effects({ capacity: 3 }).taken).toBe(4);
    expect(effects({ capacity: 4 }).taken).toBeNull();
    expect(effects({ capacity: 10 }).added).toBe(2);
  });
});
