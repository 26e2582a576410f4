import { describe, expect, it } from "vitest";
import type { Hangout, HangoutMember } from "~/core";
import { arrange, type MyHangout, type Standing, standingOf } from "./my-hangouts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const poll: Partial<Hangout> = {
  status: "polling",
  when: { mode: "poll", timeZone: "Europe/London" },
  options: [{ id: "a", start: "2026-11-28T11:00:00Z" }],
};
const dated = (startsAt: string): Partial<Hangout> => ({ status: "scheduled", when: { mode: "fixed", startsAt } });

function mine(
  id: string,
  hangout: Partial<Hangout>,
  member: Partial<HangoutMember> | null = {},
  isHost = false,
): MyHangout {
  return { id, hangout: hangout as Hangout, member: member as HangoutMember | null, isHost };
}

describe("a hangout", () => {
  const cases: [Standing, MyHangout][] = [
    ["vote", mine("x", poll)],
    ["voted", mine("x", poll, { votes: { a: "yes" } })],
    ["vote", mine("x", poll, {}, true)],
    ["pick", mine("x", poll, { votes: { a: "yes" } }, true)],
    ["pick", mine("x", { ...poll, pollDeadline: "2026-11-23T10:00:00Z" }, {}, true)],
    ["invited", mine("x", poll, null)],
    ["scheduled", mine("x", dated("2026-11-28T11:00:00Z"))],
    ["scheduled", mine("x", dated("2026-11-23T08:00:00Z"))],
    ["reconfirm", mine("x", dated("2026-11-28T11:00:00Z"), { reconfirm: true })],
    ["waitlisted", mine("x", dated("2026-11-28T11:00:00Z"), { rsvp: "waitlisted" })],
    ["past", mine("x", dated("2026-11-22T11:00:00Z"))],
    ["cancelled", mine("x", { ...poll, status: "cancelled" })],
  ];
  it.each(cases)("%s is what it waits for", (standing, hangout) => {
    expect(standingOf(hangout, NOW)).toBe(standing);
  });
});

describe("one's hangouts", () => {
  it("begin with the next date one comes to, then what waits for oneself", () => {
    const { next, ahead, past } = arrange(
      [
        mine("voted", poll, { votes: { a: "no" } }),
        mine("later", dated("2026-12-05T11:00:00Z")),
        mine("declined", dated("2026-11-24T11:00:00Z"), { rsvp: "no" }),
        mine("soon", dated("2026-11-25T11:00:00Z")),
        mine("over", dated("2026-11-01T11:00:00Z")),
        mine("vote", poll),
      ],
      NOW,
    );
    expect(next?.id).toBe("soon");
    expect(ahead.map(({ id }) => id)).toEqual(["vote", "declined", "voted", "later"]);
    expect(past.map(({ id }) => id)).toEqual(["over"]);
  });
});
