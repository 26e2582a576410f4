/** Edits of the items of a list: shown at once, and sent by the outbox in the order of their list. */
import type { Activity, ItemOp } from "~/core";
import { lists, type SavedList, setPending } from "~/state/lists";
import { later } from "~/ui/later";
import { defineChange } from "../outbox/change";
import type { Outcome } from "../outbox/waiters";
import { editDraft, isDraft } from "./drafts";

export interface ItemEdit {
  listId: string;
  ops: readonly ItemOp[];
  /** The activities it changes as they were shown when it was made, should somebody take them off the list meanwhile. */
  subjects: readonly Activity[];
  /** Time at which earlier edits were saved: older changes are no conflict. ISO-8601. */
  ownMoments?: readonly string[];
}

const loadSender = later(() => import("./item-edit-sender"));

const itemEdit = defineChange<ItemEdit, SavedList | undefined>({
  kind: "item-edit",
  subject: ({ listId }) => listId,
  sender: async () => (await loadSender()).itemEditSender(edit),
  show: (entries) => setPending(entries.map(({ key, data, createdAt }) => ({ ...data, key, at: createdAt }))),
});

interface EditOptions {
  key?: string | undefined;
  /** The activities as the person saw them who changed them; as they are shown now where it is left out. */
  seen?: readonly Activity[] | undefined;
}

/** Applies edits to a list and saves them. Rejects when they are refused; the list is then shown as before. */
export async function edit(listId: string, ops: ItemOp[], { key, seen }: EditOptions = {}): Promise<Outcome> {
  if (isDraft(listId)) return editDraft(listId, ops);
  return itemEdit.add({ listId, ops, subjects: subjectsOf(listId, ops, seen) }, key);
}

function subjectsOf(listId: string, ops: readonly ItemOp[], seen?: readonly Activity[]): Activity[] {
  const { shown, othersShown } = lists.getState();
  const list = [...shown, ...othersShown].find(({ id }) => id === listId);
  const changed = new Set(ops.flatMap((op) => (op.op === "add" ? [] : op.id)));
  return (seen ?? list?.data.activities ?? []).filter(({ id }) => changed.has(id));
}
