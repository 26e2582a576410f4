import { expect, it } from "vitest";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { invitationOf } from "./invitation-view";

it("has the number and the moment of the last change, by which calendars take the later one of two files", () => {
  const of = (data: object) => {
    const when = { mode: "fixed", startsAt: "2027-03-07T18:00:00Z" };
    const hangout = {
      id: "h",
      version: 41,
      data: { hostId: "ann", title: "Dinner", status: "scheduled", when, ...data },
    };
    const snapshot = { hangout, members: [], comments: [] };
    const open = { snapshot, actor: { memberId: null, memberName: "Ben" }, isHost: false, waitingComments: [] };
    return invitationOf(open as unknown as OpenHangout, "Ann", 0);
  };
  const createdAt = "2027-01-01T00:00:00Z";
  expect(of({ createdAt })).toMatchObject({ version: 41, changedAt: createdAt });
  expect(of({ createdAt, changedAt: "2027-02-01T00:00:00Z" }).changedAt).toBe("2027-02-01T00:00:00Z");
});
