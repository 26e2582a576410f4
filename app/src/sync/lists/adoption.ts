/** Moves a draft into the account: once, whatever fails in between. */
import { call } from "~/api/call";
import type { Activity, BucketListMeta, ItemOp } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { lists, type SavedList, setSavedList } from "~/state/lists";
import { session } from "~/state/session";
import { discardDraft, draftMeta, isSample, keepDraftMeta, readDrafts } from "./drafts";
import { edit } from "./item-edit";
import { patchServerMeta } from "./meta";

/** A draft that came into the account, and the items it brought along. */
export interface Adopted {
  draft: SavedList;
  meta: BucketListMeta;
  /** The list of the account. */
  listId: string;
  /** `true` if the account had a list of that year before. */
  met: boolean;
  /** Ids of the items that this list did not have before. */
  added: string[];
}

/** Moves the drafts of this device into the account, but for those that its person took back. */
export async function adoptDrafts(): Promise<Adopted[]> {
  const adopted: Adopted[] = [];
  for (const draft of await readDrafts()) {
    if (isSample(draft.id)) await discardDraft(draft.id);
    else if ((await readItem(declinedName(draft))) === undefined) adopted.push(await adopt(draft));
  }
  return adopted;
}

async function adopt(draft: SavedList): Promise<Adopted> {
  const { year, activities } = draft.data;
  const meta = await draftMeta(draft.id);
  const before = lists.getState().saved?.find(({ id, data }) => data.year === year && id !== draft.id);
  const made = await call("upsertBucketList", {
    year,
    activities,
    idempotencyKey: await keyOf(draft),
  });
  const list = await withMissing(made, activities);
  // A list that was there keeps who sees it, and what is at its top.
  const wishes = before ? {} : metaOf(meta);
  if (Object.keys(wishes).length > 0) await patchServerMeta(list.id, wishes);
  await discardDraft(draft.id);
  setSavedList(list);
  const present = new Set(before?.data.activities.map(({ id }) => id));
  const added = activities.map(({ id }) => id).filter((id) => !present.has(id));
  return { draft, meta, listId: list.id, added, met: before !== undefined };
}

/** Settings that a draft has for the list that it becomes. */
function metaOf({ visibility, pinned }: BucketListMeta): BucketListMeta {
  return { ...(visibility ? { visibility } : {}), ...(pinned ? { pinned } : {}) };
}

/**
 * Takes drafts out of the account again. They stay on this device, for whoever is signed out, and come along again
 * once they were changed there.
 */
export async function returnDrafts(adopted: readonly Adopted[]): Promise<void> {
  for (const { draft, meta, listId, added } of adopted) {
    await writeItem(draft.id, draft);
    await keepDraftMeta(draft.id, meta);
    await writeItem(declinedName(draft), true);
    await edit(
      listId,
      added.map((id) => ({ op: "remove", id })),
    );
  }
}

/** Name of the note that the person who is signed in does not want a draft in their account, as it is. */
function declinedName({ id, data }: SavedList): string {
  return `declined/${session.getState().uid}/${id}/${data.updatedAt}`;
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
