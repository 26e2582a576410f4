/** Sends edits of items. One that was late meets what others did meanwhile: per field the newest wins, and the app says what lost. */
import type { Activity, ItemOp } from "~/core";
import type { SavedList } from "~/state/lists";
import { words } from "~/ui/words";
import { takeBack } from "../outbox/controls";
import type { Entry } from "../outbox/entry";
import type { Sender } from "../outbox/registry";
import { outbox } from "../outbox/store";
import { keepTexts, sayConflicts } from "./conflicts";
import { fetchList, takeList } from "./fetch-list";
import type { ItemEdit } from "./item-edit";
import { type Merged, merged } from "./merge";
import { sendOps } from "./send-ops";

/** Fields that late edits lost to newer ones, reported once they are sent. */
const conflicts = new Map<string, Merged>();

/** @param edit - makes a change happen after all that gave way to a newer one */
export function itemEditSender(
  edit: (listId: string, ops: ItemOp[]) => Promise<unknown>,
): Sender<ItemEdit, SavedList | undefined> {
  const say = async (key: string, listId: string) => {
    const found = conflicts.get(key);
    conflicts.delete(key);
    // The outbox shows it should that be refused.
    if (found) await sayConflicts(listId, found, (op) => void edit(listId, [op]).catch(() => undefined));
  };
  return {
    async send(data, { key }) {
      const list = await sendOps(data, key, (texts) => keepTexts(data.listId, texts));
      await say(key, data.listId);
      return list;
    },
    async rebase({ key, data, createdAt }) {
      const now = await fetchList(data.listId);
      const result = merged({ ...data, at: createdAt }, now.data);
      conflicts.set(key, result);
      await keepTexts(data.listId, result.texts);
      if (result.ops.length > 0) return { ...data, ops: result.ops };
      await say(key, data.listId);
      return null;
    },
    amend: (next, list) => (list ? { ...next, ownMoments: withMoment(next.ownMoments, list.data.updatedAt) } : next),
    onSaved: (_, list) => list && takeList(list),
    takeBack: takeBackDependents,
    describe,
    wordsOf,
  };
}

function withMoment(moments: readonly string[] = [], moment: string): readonly string[] {
  return moments.includes(moment) ? moments : [...moments, moment];
}

/** Without an item that was to be added, later changes of it have nothing to change. */
async function takeBackDependents({ subject, sequence, data }: Entry<ItemEdit>): Promise<() => Promise<void>> {
  const added = new Set(data.ops.flatMap((op) => (op.op === "add" ? op.activity.id : [])));
  const dependents = outbox.getState().entries.filter((entry) => {
    if (entry.subject !== subject || entry.sequence <= sequence) return false;
    return (entry.data as ItemEdit).ops.every((op) => op.op !== "add" && added.has(op.id));
  });
  const restores: (() => Promise<void>)[] = [];
  for (const { key } of dependents) restores.push(await takeBack(key));
  return async () => {
    for (const restore of restores) await restore();
  };
}

function describe({ ops, subjects }: ItemEdit): string {
  const w = words().outbox.edits;
  const [op] = ops;
  if (!op || ops.length > 1) return w.many(ops.length);
  const title = titleOf(op, subjects);
  if (op.op === "tick") return op.done ? w.ticked(title) : w.unticked(title);
  if (op.op === "set") return describeSet(op.fields, title);
  return { add: w.added, remove: w.removed, move: w.moved }[op.op](title);
}

/** Titles and notes that the change would have written, a line each. */
function wordsOf({ ops }: ItemEdit): string {
  const texts = ops.flatMap((op) => {
    const written = op.op === "add" ? op.activity : op.op === "set" ? op.fields : {};
    return [written.title, written.note].filter((text) => typeof text === "string" && text !== "");
  });
  return texts.join("\n");
}

/** Most characters of a note that tell it from another one. */
const EXCERPT_MAX = 60;

function describeSet(fields: Readonly<Record<string, unknown>>, title: string): string {
  const w = words().outbox.edits;
  if ("order" in fields) return w.moved(title);
  const names = Object.keys(fields);
  if (typeof fields.title === "string" && names.length === 1) return w.renamed(title, fields.title);
  if (typeof fields.note === "string" && names.length === 1) return w.noted(title, excerptOf(fields.note));
  const known = w.fields as Readonly<Record<string, string>>;
  const changed = [...new Set(names.flatMap((name) => known[name] ?? []))];
  return changed.length === 0 ? w.changed(title) : w.changedFields(changed.join(", "), title);
}

function excerptOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, " ")];
  return letters.length <= EXCERPT_MAX ? letters.join("") : `${letters.slice(0, EXCERPT_MAX).join("")}…`;
}

function titleOf(op: ItemOp, subjects: readonly Activity[]): string {
  if (op.op === "add") return op.activity.title;
  return subjects.find(({ id }) => id === op.id)?.title ?? words().outbox.edits.unknownItem;
}
