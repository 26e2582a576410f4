import { describe, expect, it } from "vitest";
import type { Activity, BucketList, ItemOp } from "~/core";
import { merged } from "./merge";

const at = "2026-05-01T10:00:00.000Z";
const older = "2026-04-01T10:00:00.000Z";
const newer = "2026-06-01T10:00:00.000Z";
const list = (...activities: Activity[]): BucketList => ({
  userId: "u1",
  activities,
  createdAt: older,
  updatedAt: older,
  year: 2026,
  createdByUsername: "ada",
});
const merge = (op: ItemOp, ...activities: Activity[]) => merged({ ops: [op], at }, list(...activities));
const nothing = { ops: [], conflicts: [], conflicted: [], texts: [] };
const swim = (editedAt: Record<string, string> = {}): Activity => ({ id: "a", title: "Swim", editedAt });

describe("an edit made apart", () => {
  const rename: ItemOp = { op: "set", id: "a", fields: { title: "Dive", note: "deep" } };

  it("goes through where nothing else happened since", () => {
    expect(merge(rename, swim({ title: older }))).toEqual({ ...nothing, ops: [rename] });
  });

  it("gives way field by field to what is newer, and says so", () => {
    expect(merge(rename, swim({ title: newer, note: older }))).toEqual({
      ...nothing,
      ops: [{ op: "set", id: "a", fields: { note: "deep" } }],
      conflicts: [{ title: "Swim", fields: ["title"], mine: { op: "set", id: "a", fields: { title: "Dive" } } }],
    });
  });

  it.each<[string, ItemOp, string]>([
    ["a tick", { op: "tick", id: "a", done: true }, "status"],
    ["a move", { op: "move", id: "a", order: "80" }, "order"],
    ["a removal", { op: "remove", id: "a" }, "note"],
  ])("that is %s gives way to a newer change", (_, op, field) => {
    expect(merge(op, swim({ [field]: newer }))).toMatchObject({ ops: [], conflicts: [{ fields: [field], mine: op }] });
    expect(merge(op, swim({ [field]: older }))).toEqual({ ...nothing, ops: [op] });
  });

  it("that arrived although its answer did not gives way to nothing", () => {
    const saved = { ...swim({ title: newer, note: newer }), title: "Dive", note: "deep" };
    expect(merge(rename, saved)).toEqual({ ...nothing, ops: [rename] });
  });

  it("gives way to nothing that this device itself saved", () => {
    const edit = { ops: [rename], at, ownMoments: [newer] };
    expect(merged(edit, list(swim({ title: newer })))).toEqual({ ...nothing, ops: [rename] });
  });

  it("of what is gone is kept as what it would be, unless it was to go anyway", () => {
    const ops: ItemOp[] = [rename, { op: "tick", id: "a", done: true }];
    const { conflicted, ...rest } = merged({ ops, at, subjects: [{ ...swim({ title: older }), kind: "do" }] }, list());
    expect(rest).toEqual({ ops: [], conflicts: [], texts: [] });
    expect(conflicted).toEqual([
      {
        activity: { id: "a", kind: "do", title: "Dive", note: "deep", status: "done", doneAt: at },
        fields: ["title", "note", "status"],
      },
    ]);
    expect(merge({ op: "remove", id: "a" })).toEqual(nothing);
    expect(merge({ op: "move", id: "a", order: "80" })).toEqual(nothing);
  });

  it("adds nothing twice, and keeps what belongs to its own additions", () => {
    const add: ItemOp = { op: "add", activity: { id: "b", title: "Sail" } };
    const tick: ItemOp = { op: "tick", id: "b", done: true };
    expect(merged({ ops: [add, tick], at }, list(swim()))).toEqual({ ...nothing, ops: [add, tick] });
    expect(merge(add, { id: "b", title: "Sail" })).toEqual(nothing);
  });
});
