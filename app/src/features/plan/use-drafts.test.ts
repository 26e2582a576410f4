import { expect, it } from "vitest";
import type { PlanOp } from "~/core";
import { type Draft, joined } from "./use-drafts";

const stop = { id: "new", name: "Market", lat: 1, lng: 2 };

it("an edit of what an earlier one adds or changes goes with it, all others stand alone", () => {
  const add: PlanOp = { op: "addStop", date: "2027-05-12", stop };
  const remove: PlanOp = { op: "removeStop", id: "castle" };
  const move: PlanOp = { op: "moveStop", id: "new", date: "2027-05-12", at: 0 };
  const note: PlanOp = { op: "setStop", id: "tower", fields: { note: "Early" } };
  const drafts = [[add], [remove], [move], [note]].reduce<readonly Draft[]>((before, ops) => joined(before, ops), []);
  expect(drafts).toEqual([[add, move], [remove], [note]]);
});
