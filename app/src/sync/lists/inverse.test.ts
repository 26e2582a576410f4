import { describe, expect, it } from "vitest";
import { type Activity, applyItemOps, type BucketList, type ItemOp } from "~/core";
import { inOrder } from "./activities";
import { inverse } from "./inverse";

const now = "2026-05-01T10:00:00.000Z";
const later = "2026-05-02T10:00:00.000Z";
const list = (activities: Activity[]): BucketList => ({
  userId: "u1",
  activities,
  createdAt: now,
  updatedAt: now,
  year: 2026,
  createdByUsername: "ada",
});
const before: Activity[] = [
  { id: "a", title: "Swim", kind: "do", status: "wish", order: "80", note: "at dawn" },
  { id: "b", title: "Sail", kind: "do", status: "done", order: "8180", doneAt: now },
  {
    id: "c",
    title: "Kyoto",
    kind: "go",
    status: "planned",
    order: "8280",
    place: { name: "Kyoto", lat: 35, lng: 135.8 },
  },
  { id: "d", title: "No status", kind: "do" },
];

/** Visible part of a list, without its rows and the times of its edits. */
const seen = (activities: readonly Activity[]) => inOrder(activities).map(({ editedAt: _, ...activity }) => activity);

const edits: [string, ItemOp[]][] = [
  ["adding", [{ op: "add", activity: { id: "e", title: "New", status: "wish", order: "8380" } }]],
  ["removing", [{ op: "remove", id: "c" }]],
  ["changing and emptying fields", [{ op: "set", id: "a", fields: { title: "Dive", note: null, targetMonth: 4 } }]],
  ["ticking", [{ op: "tick", id: "a", done: true }]],
  ["unticking", [{ op: "tick", id: "b", done: false }]],
  ["moving", [{ op: "move", id: "a", order: "8480" }]],
  ["moving to another part", [{ op: "set", id: "b", fields: { status: "planned", order: "7f80" } }]],
  ["changing what has no status", [{ op: "set", id: "d", fields: { status: "done" } }]],
  [
    "several at once",
    [
      { op: "remove", id: "a" },
      { op: "add", activity: { id: "e", title: "New", status: "wish", order: "8380" } },
      { op: "set", id: "c", fields: { status: "done" } },
    ],
  ],
];

describe("undoing", () => {
  it.each(edits)("takes %s back", (_, ops) => {
    const edited = applyItemOps(list(before), ops, { now: later });
    expect(seen(edited.activities)).not.toEqual(seen(before));
    const undone = applyItemOps(edited, inverse(before, ops), { now: later });
    expect(seen(undone.activities)).toEqual(seen(before));
  });
});
