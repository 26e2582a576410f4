import { describe, expect, it } from "vitest";
import type { Activity, BucketList, ItemOp } from "~/core";
import { mergeTexts } from "./merge-texts";

const now = "2026-05-01T10:00:00.000Z";
const list = (...activities: Activity[]): BucketList => ({
  userId: "u1",
  activities,
  createdAt: now,
  updatedAt: now,
  year: 2026,
  createdByUsername: "ada",
});
const swim = (more: Partial<Activity> = {}): Activity => ({ id: "a", title: "Swim", ...more });
const set = (fields: Record<string, unknown>): ItemOp => ({ op: "set", id: "a", fields });
const merge = (fields: Record<string, unknown>, before: Activity, theirs: Activity) =>
  mergeTexts([set(fields)], [before], list(theirs));

describe("a text changed here", () => {
  it("goes through where nobody else changed it, or all wrote the same", () => {
    const op = set({ note: "Bring a coat" });
    expect(merge({ note: "Bring a coat" }, swim(), swim({ title: "Swim far" }))).toEqual({ ops: [op], texts: [] });
    expect(merge({ note: "Bring a coat" }, swim(), swim({ note: "Bring a coat " }))).toEqual({ ops: [op], texts: [] });
  });

  it("stands beside the one it was changed to elsewhere, and holds up no other field", () => {
    const merged = merge({ note: "Bring a coat", month: 7 }, swim(), swim({ note: "Bring rope" }));
    expect(merged).toEqual({
      ops: [set({ month: 7 })],
      texts: [{ activityId: "a", field: "note", base: "", mine: "Bring a coat", theirs: "Bring rope" }],
    });
  });

  it("is a conflict as well where one side took it away", () => {
    const [removedHere] = merge({ note: null }, swim({ note: "Rope" }), swim({ note: "Rope and coat" })).texts;
    expect(removedHere).toMatchObject({ mine: "", theirs: "Rope and coat" });
    const [removedThere] = merge({ title: "Dive" }, swim(), swim({ title: "Sail" })).texts;
    expect(removedThere).toMatchObject({ field: "title", mine: "Dive", theirs: "Sail" });
  });
});

describe("steps changed on both sides", () => {
  const step = (id: string, done = false) => ({ id, title: id, done });
  const steps = (before: Activity["steps"], mine: Activity["steps"], theirs: Activity["steps"]) => {
    const [op] = merge({ steps: mine }, { ...swim(), steps: before ?? [] }, { ...swim(), steps: theirs ?? [] }).ops;
    return op?.op === "set" ? op.fields.steps : undefined;
  };

  it("are all there", () => {
    expect(steps([step("a")], [step("a"), step("b")], [step("a"), step("c")])).toEqual([
      step("a"),
      step("c"),
      step("b"),
    ]);
  });

  it("are ticked and removed one by one", () => {
    const before = [step("a"), step("b"), step("c")];
    expect(steps(before, [step("a", true), step("b")], [step("a"), step("b", true), step("c")])).toEqual([
      step("a", true),
      step("b", true),
    ]);
    expect(steps(before, [step("a", true), step("b"), step("c")], [step("b")])).toEqual([step("b"), step("a", true)]);
  });
});
