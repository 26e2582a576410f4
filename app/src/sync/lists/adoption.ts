/** Moves a draft into the account: once, whatever fails in between. */
import { call } from "~/api/call";
import type { Activity, ItemOp } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { type SavedList, setSavedList } from "~/state/lists";
import { discardDraft, draftMeta, isSample, readDrafts } from "./drafts";
import { patchServerMeta } from "./meta";

/** Moves the drafts of this device into the account; answers how many items came along. */
export async function adoptDrafts(): Promise<number> {
  let moved = 0;
  for (const draft of await readDrafts()) {
    if (isSample(draft.id)) await discardDraft(draft.id);
    else moved += await adopt(draft);
  }
  return moved;
}

async function adopt(draft: SavedList): Promise<number> {
  const { year, activities } = draft.data;
  const meta = await draftMeta(draft.id);
  const made = await call("upsertBucketList", {
    year,
    activities,
    idempotencyKey: await keyOf(draft),
  });
  const list = await withMissing(made, activities);
  const wishes = {
    ...(meta.visibility ? { visibility: meta.visibility } : {}),
    ...(meta.pinned ? { pinned: meta.pinned } : {}),
  };
  if (Object.keys(wishes).length > 0) await patchServerMeta(list.id, wishes);
  await discardDraft(draft.id);
  setSavedList(list);
  return activities.length;
}

/** The list of that year may have been there before: it then gets what it lacks. */
async function withMissing(list: SavedList, activities: readonly Activity[]): Promise<SavedList> {
  const present = new Set(list.data.activities.map(({ id }) => id));
  const ops: ItemOp[] = activities.filter(({ id }) => !present.has(id)).map((activity) => ({ op: "add", activity }));
  if (ops.length === 0) return list;
  const edited = await call("editBucketItems", {
    listId: list.id,
    ops,
    idempotencyKey: crypto.randomUUID(),
  });
  return edited.list;
}

/** The key of an adoption stays with its draft, so that a second try after a lost answer makes no second list. */
async function keyOf(draft: SavedList): Promise<string> {
  const name = `adoption/${draft.id}/${draft.data.updatedAt}`;
  const key = (await readItem<string>(name)) ?? crypto.randomUUID();
  await writeItem(name, key);
  return key;
}
