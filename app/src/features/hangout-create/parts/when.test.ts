/** Dates of a new hangout in words. */
import { expect, test } from "vitest";
import { createHangout } from "~/ui/words/en/create-hangout";
import { beginDraft } from "../draft";
import { datesText } from "./when";

test("the one date has its times, on the day that clocks there show", () => {
  const timeZone = "America/Los_Angeles";
  const draft = beginDraft({}, { key: "k", timeZone, today: "2026-11-20", newId: () => "id" });
  // In UTC this evening is on the 24th.
  const date = { allDay: false, startsAt: "2026-11-24T02:00:00Z", endsAt: "2026-11-24T05:30:00Z", timeZone } as const;
  const text = datesText({ ...draft, isPoll: false, date }, createHangout.newHangout);
  expect(text).toMatch(/^Mon, Nov 23, 6:00\sPM to 9:30\sPM$/);
});
