import { afterEach, expect, it, vi } from "vitest";
import type { Hangout } from "~/core";
import { en } from "~/ui/words/en";
import { dateText } from "./date-text";

const hangout = (when: object) => ({ when: { mode: "fixed", ...when } }) as unknown as Hangout;
const text = (when: object) => dateText(hangout(when), en.myHangouts);

afterEach(() => vi.restoreAllMocks());

it("reads a date on the clocks of its place, and names the city where the reader's differ", () => {
  const startsAt = "2026-11-28T16:30:00Z";
  const device = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...device, timeZone: "Europe/Berlin" });
  expect(text({ startsAt, timeZone: "America/New_York" })).toMatch(/11:30.* in New York$/);
  expect(text({ startsAt, timeZone: "Europe/Vienna" })).toMatch(/(17:30|5:30\spm)$/i);
  expect(text({ startsAt })).toMatch(/(17:30|5:30\spm)$/i);
  expect(text({ startsAt: "2026-11-28T00:00:00Z", allDay: true })).not.toMatch(/:| in /);
});
