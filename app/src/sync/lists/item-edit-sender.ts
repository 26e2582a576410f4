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

/** What late edits lost against newer ones, until they are sent: only then it has come to pass. */
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
  };
}

function withMoment(moments: readonly string[] = [], moment: string): readonly string[] {
  return moments.includes(moment) ? moments : [...moments, moment];
}

/** Without an item that was to be added, later changes of it have nothing to change. */
async function takeBackDependents({ subject, sequence, data }: Entry<ItemEdit>): Promise<void> {
  const added = new Set(data.ops.flatMap((op) => (op.op === "add" ? op.activity.id : [])));
  const dependents = outbox.getState().entries.filter((entry) => {
    if (entry.subject !== subject || entry.sequence <= sequence) return false;
    return (entry.data as ItemEdit).ops.every((op) => op.op !== "add" && added.has(op.id));
  });
  for (const { key } of dependents) await takeBack(key);
}

function describe({ ops, subjects }: ItemEdit): string {
  const w = words().outbox.edits;
  const [op] = ops;
  if (!op || ops.length > 1) return w.many(ops.length);
  const title = titleOf(op, subjects);
  if (op.op === "tick") return op.done ? w.ticked(title) : w.unticked(title);
  return { add: w.added, remove: w.removed, set: w.changed, move: w.moved }[op.op](title);
}

function titleOf(op: ItemOp, subjects: readonly Activity[]): string {
  if (op.op === "add") return op.activity.title;
  return subjects.find(({ id }) => id === op.id)?.title ?? words().outbox.edits.unknownItem;
}
