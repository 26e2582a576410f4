/** Inverse of an edit, computed before it is made. Pure. */
import type { Activity, ItemOp } from "~/core";

/** The edits that bring a list's items back to what they are now, to be applied after `ops`. */
export function inverse(activities: readonly Activity[], ops: readonly ItemOp[]): ItemOp[] {
  const before = new Map(activities.map((activity) => [activity.id, activity]));
  return ops.flatMap((op) => takeBack(op, before)).reverse();
}

function takeBack(op: ItemOp, before: ReadonlyMap<string, Activity>): ItemOp[] {
  if (op.op === "add") return [{ op: "remove", id: op.activity.id }];
  const activity = before.get(op.id);
  if (!activity) return [];
  if (op.op === "remove") return [{ op: "add", activity }];
  const names = op.op === "set" ? Object.keys(op.fields) : op.op === "move" ? ["order"] : ["status"];
  // What is done has its moment, which goes and comes with the status.
  if (names.includes("status")) names.push("doneAt");
  return [{ op: "set", id: op.id, fields: Object.fromEntries(names.map((name) => [name, activity[name] ?? null])) }];
}
