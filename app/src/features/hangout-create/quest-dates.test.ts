import { expect, it } from "vitest";
import { beginDraft } from "./draft";
import { questDates } from "./quest-dates";
import { instantsOf } from "./slots";

const NOW_MS = Date.parse("2031-05-03T10:00:00.000Z");
const quest = { id: "q", status: "published", capacityDefault: 4 } as never;
const date = (id: string, startsAt: string | undefined, fields = {}) => ({
  id,
  version: 1,
  data: {
    ...(startsAt
      ? { startsAt, endsAt: startsAt.replace("T16", "T18").replace("T22", "T23"), timeZone: "Asia/Tokyo" }
      : {}),
    status: "open",
    ...fields,
  } as never,
});

it("votes on the quest's own dates that have seats, at their hours and in their zone", () => {
  const sessions = [
    date("later", "2031-05-20T22:30:00.000Z"),
    date("full", "2031-05-06T16:00:00.000Z", { seats: { booked: 4 } }),
    date("soon", "2031-05-05T16:00:00.000Z", { seats: { booked: 3 } }),
    date("over", "2031-05-01T16:00:00.000Z"),
    date("off", "2031-05-07T16:00:00.000Z", { status: "cancelled" }),
  ];
  const beginning = questDates(quest, sessions, NOW_MS);
  let number = 0;
  const context = { key: "k", timeZone: "Europe/Berlin", today: "2031-05-03", newId: () => String(number++) };
  const draft = beginDraft(beginning, context);
  expect(draft.timeZone).toBe("Asia/Tokyo");
  expect(draft.slots.map((slot) => instantsOf(slot, draft.timeZone))).toEqual([
    { start: "2031-05-05T16:00:00Z", end: "2031-05-05T18:00:00Z" },
    { start: "2031-05-20T22:30:00Z", end: "2031-05-20T23:30:00Z" },
  ]);
});

it("proposes days for a quest without dates, and none where all dates are full", () => {
  expect(questDates(quest, [date("any", undefined)], NOW_MS)).toMatchObject({ dates: [], proposesDates: true });
  const full = [date("full", "2031-05-06T16:00:00.000Z", { seats: { booked: 4 } })];
  expect(questDates(quest, full, NOW_MS)).toMatchObject({ dates: [], proposesDates: false });
});
