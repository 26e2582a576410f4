import { expect, it } from "vitest";
import type { HangoutMember } from "~/core";
import type { HangoutSnapshot } from "./hangout";
import type { HangoutCall } from "./hangout-call";
import { withPending } from "./pending";

const AT = "2031-01-02T00:00:00.000Z";

const member = (name: string, rest: Partial<HangoutMember> = {}) => ({
  id: `h_${name}`,
  version: 1,
  data: {
    hangoutId: "h",
    userId: name,
    name,
    role: name === "ann" ? "host" : "member",
    partySize: 1,
    joinedAt: AT,
    ...rest,
  } as HangoutMember,
});

const poll: HangoutSnapshot = {
  hangout: {
    id: "h",
    version: 1,
    data: {
      hostId: "ann",
      title: "Swim",
      when: { mode: "poll", timeZone: "Europe/London" },
      options: [{ id: "d0", start: "2031-08-01T10:00:00.000Z", durationMin: 60 }],
      status: "polling",
      createdAt: AT,
    },
  },
  members: [member("ann"), member("ben", { votes: { d0: "yes" } }), member("cem", { votes: { d0: "no" } })],
  comments: [],
};

function after(by: string, ...calls: HangoutCall[]): HangoutSnapshot {
  const entries = calls.map((call) => ({
    uid: by,
    createdAt: AT,
    data: { hangoutId: "h", title: "Swim", memberId: `h_${by}`, memberName: by, key: null, call },
  }));
  return withPending(poll, entries);
}

const found = ({ members }: HangoutSnapshot, name: string) => members.find(({ id }) => id === `h_${name}`)?.data;

it("shows the reader's votes at once, and takes one back", () => {
  const voted = after("ben", { name: "voteHangout", data: { hangoutId: "h", votes: { d0: "maybe" } } });
  expect(found(voted, "ben")?.votes).toEqual({ d0: "maybe" });
  const cleared = after("ben", { name: "voteHangout", data: { hangoutId: "h", votes: { d0: null } } });
  expect(found(cleared, "ben")?.votes).toEqual({});
  expect(found(voted, "cem")?.votes).toEqual({ d0: "no" });
});

it("has somebody join before they vote", () => {
  const joined = after(
    "dan",
    { name: "joinHangout", data: { id: "h" } },
    { name: "voteHangout", data: { hangoutId: "h", votes: { d0: "yes" } } },
  );
  expect(found(joined, "dan")).toMatchObject({ name: "dan", votes: { d0: "yes" } });
});

it("sets the date that is picked, with a reply for everybody who voted", () => {
  const { hangout, ...rest } = after("ann", { name: "scheduleHangout", data: { hangoutId: "h", optionId: "d0" } });
  expect(hangout.data).toMatchObject({
    status: "scheduled",
    when: { startsAt: "2031-08-01T10:00:00.000Z", endsAt: "2031-08-01T11:00:00.000Z" },
  });
  const replies = ["ann", "ben", "cem"].map((name) => found({ hangout, ...rest }, name)?.rsvp);
  expect(replies).toEqual(["going", "going", "no"]);
});

it("leaves somebody on the waiting list until the server has a spot for them", () => {
  const call: HangoutCall = { name: "rsvpHangout", data: { hangoutId: "h", rsvp: "going", partySize: 1 } };
  const data = { hangoutId: "h", title: "Swim", memberId: "h_dee", memberName: "dee", key: null, call };
  const full = { ...poll, members: [...poll.members, member("dee", { rsvp: "waitlisted" })] };
  expect(found(withPending(full, [{ uid: "dee", createdAt: AT, data }]), "dee")?.rsvp).toBe("waitlisted");
});

it("shows a date that somebody suggests, and the host takes into the poll", () => {
  const proposal = { hangoutId: "h", start: "2031-08-02T10:00:00.000Z", durationMin: 90 };
  const suggested = after("ben", { name: "proposeOption", data: proposal });
  expect(found(suggested, "ben")?.proposals).toEqual([{ id: AT, start: proposal.start, durationMin: 90 }]);
  const accept: HangoutCall = { name: "answerProposal", data: { hangoutId: "h", proposalId: AT, answer: "accept" } };
  const entry = { uid: "ann", createdAt: AT };
  const data = { hangoutId: "h", title: "Swim", memberId: "h_ann", memberName: "ann", key: null, call: accept };
  const taken = withPending(suggested, [{ ...entry, data }]);
  expect(taken.hangout.data.options?.map(({ start }) => start)).toContain(proposal.start);
  expect(found(taken, "ben")?.proposals).toEqual([]);
});

it("edits fields, and removes what is null", () => {
  const call: HangoutCall = { name: "editHangout", data: { hangoutId: "h", title: "Dive", options: null } };
  const { data } = after("ann", call).hangout;
  expect([data.title, data.options]).toEqual(["Dive", undefined]);
});

it("takes a member off, cancels, and notes who came", () => {
  expect(
    found(after("ann", { name: "leaveHangout", data: { hangoutId: "h", memberId: "h_ben" } }), "ben"),
  ).toBeUndefined();
  const cancelled = after("ann", { name: "cancelHangout", data: { hangoutId: "h", reason: "Storm" } });
  expect(cancelled.hangout.data).toMatchObject({ status: "cancelled", cancelReason: "Storm" });
  const done = after("ann", { name: "finishHangout", data: { hangoutId: "h", attended: ["h_ann"] } });
  expect([found(done, "ann")?.attended, found(done, "ben")?.attended]).toEqual([true, undefined]);
});
