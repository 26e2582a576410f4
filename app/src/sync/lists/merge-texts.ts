/**
 * Three-way merge of what people write into an item: the text an edit began with, the edit's own, and the list's by now.
 * Two different texts are a conflict for a person to decide; steps merge one by one. Pure.
 */
import type { Activity, BucketList, ItemOp } from "~/core";
import { textOf } from "./activities";

/** The texts of an item in people's own words. */
export type TextField = "title" | "note";

/** A text that was changed here and elsewhere since both had read the same. */
export interface ChangedText {
  activityId: string;
  field: TextField;
  /** The text both began with. */
  base: string;
  mine: string;
  /** The text that the list has. */
  theirs: string;
}

type Step = NonNullable<Activity["steps"]>[number];
type SetOp = Extract<ItemOp, { op: "set" }>;

const TEXT_FIELDS: readonly string[] = ["title", "note"] satisfies TextField[];

/** True if an edit changes something that is merged with what it began with. */
export function isMergedByBase(name: string): boolean {
  return TEXT_FIELDS.includes(name) || name === "steps";
}

/**
 * The edits without the texts that the list has another version of by now.
 *
 * @param subjects - the activities as they were shown to the person who changed them
 */
export function mergeTexts(
  ops: readonly ItemOp[],
  subjects: readonly Activity[],
  now: BucketList,
): { ops: ItemOp[]; texts: ChangedText[] } {
  const texts: ChangedText[] = [];
  const merged = ops.flatMap((op): ItemOp[] => {
    if (op.op !== "set") return [op];
    const base = subjects.find(({ id }) => id === op.id);
    const theirs = now.activities.find(({ id }) => id === op.id);
    if (!base || !theirs) return [op];
    const conflicts = conflictsOf(op, base, theirs);
    texts.push(...conflicts);
    const gaveWay = new Set<string>(conflicts.map(({ field }) => field));
    const fields = Object.entries(op.fields)
      .filter(([name]) => !gaveWay.has(name))
      .map(([name, value]) => [
        name,
        name === "steps" ? mergeSteps(base.steps, value as readonly Step[] | null, theirs.steps) : value,
      ]);
    return fields.length === 0 ? [] : [{ ...op, fields: Object.fromEntries(fields) }];
  });
  return { ops: merged, texts };
}

function conflictsOf({ id, fields }: SetOp, base: Activity, theirs: Activity): ChangedText[] {
  return (Object.keys(fields) as TextField[])
    .filter((name) => TEXT_FIELDS.includes(name))
    .map((field) => ({
      activityId: id,
      field,
      base: textOf(base, field),
      mine: String(fields[field] ?? ""),
      theirs: textOf(theirs, field),
    }))
    .filter(({ base, mine, theirs }) => isConflict(base, mine, theirs));
}

/** True if a text was changed elsewhere, and not into the same one. Space around it says nothing. */
export function isConflict(base: string, mine: string, theirs: string): boolean {
  const [from, here, there] = [base, mine, theirs].map((text) => text.trim());
  return there !== from && there !== here;
}

/** The steps that are there by now, with those added, changed and removed here. */
function mergeSteps(
  base: readonly Step[] = [],
  mine: readonly Step[] | null,
  theirs: readonly Step[] = [],
): readonly Step[] | null {
  if (JSON.stringify(base) === JSON.stringify(theirs)) return mine;
  const before = new Map(base.map((step) => [step.id, JSON.stringify(step)]));
  const here = new Map((mine ?? []).map((step) => [step.id, step]));
  const left = theirs
    .filter(({ id }) => here.has(id) || !before.has(id))
    .map((step) => {
      const own = here.get(step.id);
      return own && JSON.stringify(own) !== before.get(step.id) ? own : step;
    });
  const there = new Set(theirs.map(({ id }) => id));
  // What was removed elsewhere stays away, unless it was changed here.
  const added = [...here.values()].filter(
    (step) => !there.has(step.id) && before.get(step.id) !== JSON.stringify(step),
  );
  return [...left, ...added];
}
