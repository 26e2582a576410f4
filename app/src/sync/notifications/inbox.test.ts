import { expect, it } from "vitest";
import type { Notification } from "~/core";
import { isAbout, listEntries, targetOf } from "./inbox";

const at = "2031-05-01T10:00:00.000Z";
const own = [{ id: "mine", data: { year: 2031 } }];

function entryOf(fields: object) {
  const [entry] = listEntries({ byId: { n1: { uid: "me", at, ...fields } as Notification }, read: new Set() }, []);
  return entry ?? expect.unreachable("no entry");
}
const target = (fields: object) => targetOf(entryOf(fields), own);

it("lists notifications and requests together, the newest first, and knows which were read", () => {
  const byId = {
    old: { uid: "me", kind: "hangoutSeat", at: "2031-04-01T10:00:00.000Z" },
    read: { uid: "me", kind: "hangoutSeat", at: "2031-04-02T10:00:00.000Z", readAt: at },
    here: { uid: "me", kind: "hangoutSeat", at: "2031-04-03T10:00:00.000Z" },
  } as unknown as Record<string, Notification>;
  const request = { id: "r", from: "ann", fromName: "Ann", to: "me", status: "pending", createdAt: at } as never;
  const entries = listEntries({ byId, read: new Set(["here"]) }, [request]);
  expect(entries.map(({ id, isRead }) => [id, isRead])).toEqual([
    ["request/r", false],
    ["here", true],
    ["read", true],
    ["old", false],
  ]);
});

it("leads to what each kind is about", () => {
  expect(target({ kind: "hangoutInvited", hangoutId: "h", from: "ann" })).toBe("/app/hangout/h");
  expect(target({ kind: "rideSeatOpen", hangoutId: "h", carpoolId: "h_there" })).toBe(
    "/carpool/coordination?hangout=h",
  );
  expect(target({ kind: "listEditorAdded", listId: "l", year: 2031 })).toBe("/2031/l");
  expect(target({ kind: "hangoutTicked", hangoutId: "h", listId: "mine", activityId: "a" })).toBe(
    "/app/bucket-list?year=2031&item=a",
  );
  expect(target({ kind: "hangoutTicked", hangoutId: "h", listId: "gone", activityId: "a" })).toBe("/app/hangout/h");
});

it("leads who takes part in a quest to their own quests", () => {
  expect(target({ kind: "questMoved", questId: "q", bookingId: "b" })).toBe("/my-quests?show=booked&booking=b");
  expect(target({ kind: "questMeetingPlace", questId: "q", bookingId: "b" })).toBe("/my-quests?show=booked&booking=b");
  expect(target({ kind: "questSeat", questId: "q", waitlistId: "w" })).toBe("/my-quests?show=waiting");
  expect(target({ kind: "questQuestion", questId: "q", from: "ann" })).toBe("/quest-dashboard?quest=q");
  expect(target({ kind: "questAnswer", questId: "q", from: "ann" })).toBe("/quest/q");
  expect(target({ kind: "questBooked", questId: "q", bookingId: "b", from: "ann" })).toBe("/quest/q");
});

it("leads by its fields where the kind is unknown, and nowhere where the thing is gone", () => {
  expect(target({ kind: "hangoutSomethingNew", hangoutId: "h" })).toBe("/app/hangout/h");
  expect(target({ kind: "neverHeardOf" })).toBeUndefined();
  expect(target({ kind: "hangoutCancelled", hangoutId: "h" })).toBeUndefined();
});

it("knows the page of a thing, also by its other address", () => {
  const hangout = entryOf({ kind: "hangoutMoved", hangoutId: "h", from: "ann" });
  expect(
    ["/app/hangout/h", "/hangout/h?k=secret", "/app/hangout/other", "/"].map((here) => isAbout(hangout, own, here)),
  ).toEqual([true, true, false, false]);
  const ride = entryOf({ kind: "rideLost", hangoutId: "h" });
  expect(isAbout(ride, own, "/carpool/coordination?hangout=h&way=back")).toBe(true);
  expect(isAbout(ride, own, "/carpool/coordination?hangout=other")).toBe(false);
});
