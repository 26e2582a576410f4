/**
 * Merges edits made apart with the list as it is now: per field the newest wins, except for texts,
 * which `merge-texts` compares with the one an edit began with. Pure.
 */
import { type Activity, applyItemOps, type BucketList, type ItemOp } from "~/core";
import type { RemovedItem } from "~/state/conflicted";
import { type ChangedText, isMergedByBase, mergeTexts } from "./merge-texts";

/** A change that gave way to a newer one made elsewhere. */
export interface Conflict {
  title: string;
  /** The fields that stay as they are now. */
  fields: readonly string[];
  /** Edit that makes the lost change after all. */
  mine: ItemOp;
}

/** Changes to an activity that is on the list no more, and what it would be with them. */
export type Conflicted = Omit<RemovedItem, "listId">;

export interface Merged {
  ops: ItemOp[];
  conflicts: Conflict[];
  conflicted: Conflicted[];
  /** Texts that somebody else changed as well. */
  texts: ChangedText[];
}

/** An edit that was made apart from what the list is now. */
interface Apart {
  ops: readonly ItemOp[];
  /** Time it was made, ISO-8601. */
  at: string;
  /** The activities it changes as they were shown when it was made, should somebody take them off the list meanwhile. */
  subjects?: readonly Activity[];
  /** Time at which earlier edits of this device were saved: older changes are no conflict. ISO-8601. */
  ownMoments?: readonly string[];
}

type Change = Exclude<ItemOp, { op: "add" | "remove" }>;

/** The part of an edit that still applies to a list, what gave way, and what has lost its subject. */
export function merged(edit: Apart, now: BucketList): Merged {
  const { ops, texts } = mergeTexts(edit.ops, edit.subjects ?? [], now);
  const result: Merged = { ops: [], conflicts: [], conflicted: [], texts };
  const present = new Map(now.activities.map((activity) => [activity.id, activity]));
  const changesOfGone: Change[] = [];
  for (const op of ops) {
    const id = op.op === "add" ? op.activity.id : op.id;
    const activity = present.get(id);
    // Items that the same edit adds are no concern of anybody else.
    const isOwn = op.op !== "add" && result.ops.some((other) => other.op === "add" && other.activity.id === id);
    if (isOwn) result.ops.push(op);
    else if (activity) judge(op, activity, edit, result);
    else if (op.op === "add") result.ops.push(op);
    // Gone already: to remove it is done, to move it is of no use.
    else if (op.op === "set" || op.op === "tick") changesOfGone.push(op);
  }
  result.conflicted = conflictedFrom(changesOfGone, edit, now);
  return result;
}

/** An activity that the list has. One that was to be added is there already: sent before, and the answer was lost. */
function judge(op: ItemOp, activity: Activity, edit: Apart, { ops, conflicts }: Merged): void {
  if (op.op === "add") return;
  if (op.op === "remove") {
    const newer = newerFields(activity, Object.keys(activity.editedAt ?? {}), edit);
    if (newer.length === 0) ops.push(op);
    else conflicts.push({ title: activity.title, fields: newer, mine: op });
  } else {
    mergeFields(op, activity, edit, { ops, conflicts });
  }
}

function mergeFields(op: Change, activity: Activity, edit: Apart, into: Pick<Merged, "ops" | "conflicts">): void {
  const fields = namesOf(op);
  const hasBase = edit.subjects?.some(({ id }) => id === op.id) ?? false;
  const newer = newerFields(activity, fields, edit).filter(
    (name) => !(hasBase && isMergedByBase(name)) && !isAsWished(op, activity, name),
  );
  if (newer.length === 0) return void into.ops.push(op);
  const split = (names: readonly string[]): ItemOp =>
    op.op === "set" ? { ...op, fields: Object.fromEntries(names.map((name) => [name, op.fields[name]])) } : op;
  const older = fields.filter((name) => !newer.includes(name));
  if (older.length > 0) into.ops.push(split(older));
  into.conflicts.push({ title: activity.title, fields: newer, mine: split(newer) });
}

function namesOf(op: Change): string[] {
  return op.op === "set" ? Object.keys(op.fields) : [op.op === "move" ? "order" : "status"];
}

/** True if a field is what the change would make it: somebody wished the same, or the change arrived and its answer did not. */
function isAsWished(op: Change, activity: Activity, name: string): boolean {
  if (op.op === "move") return activity.order === op.order;
  if (op.op === "tick") return (activity.status === "done") === op.done;
  return JSON.stringify(activity[name] ?? null) === JSON.stringify(op.fields[name] ?? null);
}

function newerFields(activity: Activity, fields: readonly string[], { at, ownMoments = [] }: Apart): string[] {
  const editedAt = activity.editedAt ?? {};
  return fields.filter((name) => (editedAt[name] ?? "") > at && !ownMoments.includes(editedAt[name] ?? ""));
}

function conflictedFrom(changes: readonly Change[], { at, subjects = [] }: Apart, now: BucketList): Conflicted[] {
  return subjects.flatMap((subject) => {
    const own = changes.filter(({ id }) => id === subject.id);
    if (own.length === 0) return [];
    const [changed] = applyItemOps({ ...now, activities: [subject] }, own, { now: at }).activities;
    if (!changed) return [];
    const { editedAt: _stamps, ...activity } = changed;
    return { activity, fields: [...new Set(own.flatMap(namesOf))] };
  });
}
