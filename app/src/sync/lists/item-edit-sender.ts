/** Sends edits of items. One that was late meets what others did meanwhile: per field the newest wins, and the app says what lost. */
import { call } from "~/api/call";
import { getDocument } from "~/api/documents";
import type { Activity, ItemOp } from "~/core";
import { lists, type SavedList, setSavedList } from "~/state/lists";
import { words } from "~/ui/words";
import { takeBack } from "../outbox/controls";
import type { Entry } from "../outbox/entry";
import type { Sender } from "../outbox/registry";
import { outbox } from "../outbox/store";
import { sayConflicts } from "./conflicts";
import type { ItemEdit } from "./item-edit";
import { type Merged, merged } from "./merge";

/** What late edits lost against newer ones, until they are sent: only then it has come to pass. */
const conflicts = new Map<string, Merged>();

/** @param edit - makes a change happen after all that gave way to a newer one */
export function itemEditSender(edit: (listId: string, ops: ItemOp[]) => Promise<unknown>): Sender<ItemEdit, SavedList> {
  const say = async (key: string, listId: string) => {
    const found = conflicts.get(key);
    conflicts.delete(key);
    // The outbox shows it should that be refused.
    if (found) await sayConflicts(listId, found, (op) => void edit(listId, [op]).catch(() => undefined));
  };
  return {
    async send({ listId, ops }, { key }) {
      const answer = await call("editBucketItems", { listId, ops: [...ops], idempotencyKey: key });
      await say(key, listId);
      return answer.list;
    },
    async rebase({ key, data, createdAt }) {
      const now = await getDocument("bucketLists", data.listId);
      const result = merged({ ...data, at: createdAt }, now);
      conflicts.set(key, result);
      if (result.ops.length > 0) return { ...data, ops: result.ops };
      await say(key, data.listId);
      return null;
    },
    amend: (next, list) => ({ ...next, ownMoments: withMoment(next.ownMoments, list.data.updatedAt) }),
    onSaved: (_, list) => list && takeList(list),
    takeBack: takeBackDependents,
    describe,
  };
}

function takeList(list: SavedList): void {
  const { saved = [], others } = lists.getState();
  // Somebody else's list that is not looked at any more is none of one's own.
  if ([...saved, ...others].some(({ id }) => id === list.id)) setSavedList(list);
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
