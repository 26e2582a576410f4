/** What is left of edits made apart when they meet the list as it is now: per field the newest wins. Pure. */
import type { Activity, BucketList, ItemOp } from "~/core";
import type { PendingEdit } from "~/state/lists";

/** A change that gave way to a newer one made elsewhere. */
export interface Conflict {
  title: string;
  /** The fields that stay as they are now; none where the whole activity is gone. */
  fields: readonly string[];
  /** What would make one's own change happen after all; none where there is nothing left to change. */
  mine: ItemOp | null;
}

export interface Merged {
  ops: ItemOp[];
  conflicts: Conflict[];
}

/** The part of an edit that still applies to a list, and what gave way. */
export function merged({ ops, at }: Pick<PendingEdit, "ops" | "at">, now: BucketList): Merged {
  const result: Merged = { ops: [], conflicts: [] };
  const present = new Map(now.activities.map((activity) => [activity.id, activity]));
  for (const op of ops) {
    const id = op.op === "add" ? op.activity.id : op.id;
    // Items that the same edit adds are no concern of anybody else.
    const isOwn = op.op !== "add" && result.ops.some((other) => other.op === "add" && other.activity.id === id);
    if (isOwn) result.ops.push(op);
    else judge(op, present.get(id), at, result);
  }
  return result;
}

function judge(op: ItemOp, activity: Activity | undefined, at: string, { ops, conflicts }: Merged): void {
  if (op.op === "add") {
    if (!activity) ops.push(op);
  } else if (!activity) {
    // Gone already: to remove it is done, anything else has lost its subject.
    if (op.op !== "remove") conflicts.push({ title: op.id, fields: [], mine: null });
  } else if (op.op === "remove") {
    const newer = newerFields(activity, Object.keys(activity.editedAt ?? {}), at);
    if (newer.length === 0) ops.push(op);
    else conflicts.push({ title: activity.title, fields: newer, mine: op });
  } else {
    mergeFields(op, activity, at, { ops, conflicts });
  }
}

function mergeFields(
  op: Exclude<ItemOp, { op: "add" | "remove" }>,
  activity: Activity,
  at: string,
  into: Merged,
): void {
  const fields = op.op === "set" ? Object.keys(op.fields) : [op.op === "move" ? "order" : "status"];
  const newer = newerFields(activity, fields, at);
  if (newer.length === 0) return void into.ops.push(op);
  const split = (names: readonly string[]): ItemOp | null =>
    op.op === "set" ? { ...op, fields: Object.fromEntries(names.map((name) => [name, op.fields[name]])) } : op;
  const older = fields.filter((name) => !newer.includes(name));
  if (older.length > 0) into.ops.push(split(older) ?? op);
  into.conflicts.push({ title: activity.title, fields: newer, mine: split(newer) });
}

function newerFields(activity: Activity, fields: readonly string[], at: string): string[] {
  const editedAt = activity.editedAt ?? {};
  return fields.filter((name) => (editedAt[name] ?? "") > at);
}
