import { expect, it } from "vitest";
import type { Hangout } from "~/core";
import { changedFields, draftOf, problemsOf } from "./edit-draft";

const ZONE = "Europe/Berlin";
const NOW_MS = Date.parse("2031-08-01T10:00:00.000Z");
const hangout = {
  hostId: "ann",
  title: "Swim",
  status: "polling",
  createdAt: "2031-07-01T10:00:00.000Z",
  when: { mode: "poll", timeZone: ZONE },
  options: [{ id: "sat", start: "2031-08-20T10:00:00.000Z" }],
  pollDeadline: "2031-07-30T18:00:30.000Z",
  neededIds: ["ben"],
} as unknown as Hangout;
const before = draftOf(hangout);

it("finds nothing to send while nothing has changed", () => {
  expect(changedFields(before, before, ZONE)).toEqual({});
  expect(changedFields({ ...before, title: " Swim " }, before, ZONE)).toEqual({});
  expect(problemsOf(before, hangout, NOW_MS)).toEqual({});
});

it("sends the cover, who is needed and the carpool with the other changes", () => {
  const draft = { ...before, theme: "plum" as const, photoRef: "device:1", neededIds: ["ben", "cem"] };
  const options = { ...before.options, carpool: true, deadline: "2031-08-05", deadlineTime: "09:30" };
  expect(changedFields({ ...draft, options }, before, ZONE)).toEqual({
    theme: "plum",
    photoRef: "device:1",
    neededIds: ["ben", "cem"],
    carpool: true,
    pollDeadline: "2031-08-05T07:30:00Z",
  });
  expect(changedFields({ ...before, photoRef: null, options: { ...options, deadline: null } }, before, ZONE)).toEqual({
    carpool: true,
    pollDeadline: null,
  });
});

it("refuses a changed deadline that is over or after the last date", () => {
  const until = (deadline: string) => ({ ...before, options: { ...before.options, deadline } });
  expect(problemsOf(until("2031-07-31"), hangout, NOW_MS)).toEqual({ deadline: true });
  expect(problemsOf(until("2031-08-21"), hangout, NOW_MS)).toEqual({ deadline: true });
  expect(problemsOf(until("2031-08-19"), hangout, NOW_MS)).toEqual({});
});
