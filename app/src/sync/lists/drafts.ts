/**
 * Lists without an account: kept on this device alone, edited by the same code as the server's. A draft becomes the
 * list of its year when its owner signs up; a sample is for trying things out, and is never sent anywhere.
 */
import { type Activity, applyItemOps, type BucketListMeta, type ItemOp, normaliseBucketList } from "~/core";
import { listItemNames, readItem, removeItem, writeItem } from "~/state/device";
import { dropSavedList, lists, type SavedList, setSavedList, setSavedLists } from "~/state/lists";
import { session } from "~/state/session";
import { type DraftNews, hearDraftTabs, tellDraftTabs } from "./draft-tabs";

const DRAFT = "draft:";
const SAMPLE = "sample:";

/** True if a list is kept on this device alone. */
export function isDraft(listId: string): boolean {
  return listId.startsWith(DRAFT) || isSample(listId);
}

export function isSample(listId: string): boolean {
  return listId.startsWith(SAMPLE);
}

/** The list of a year on this device: the one there is, or else a new one. */
export async function startDraft(year: number): Promise<SavedList> {
  const id = `${DRAFT}${year}`;
  const before = await readItem<SavedList>(id);
  // Of two presses in a row the first has made it meanwhile.
  const shown = lists.getState().saved?.find((list) => list.id === id);
  if (shown) return shown;
  if (!before) return putDraft(id, year, []);
  setSavedList(before);
  return before;
}

/** Puts activities in the place of those that the draft of a year has. */
export function replaceDraft(year: number, activities: readonly Activity[]): Promise<SavedList> {
  return putDraft(`${DRAFT}${year}`, year, activities);
}

/** Fills the sample list anew. */
export async function startSample(year: number, activities: readonly Activity[]): Promise<SavedList> {
  return putDraft(`${SAMPLE}${year}`, year, activities);
}

async function putDraft(id: string, year: number, activities: readonly Activity[]): Promise<SavedList> {
  const defaults = { uid: "this device", now: new Date(), userName: "" };
  const data = normaliseBucketList({ year, activities: [...activities] }, defaults);
  const list = { id, version: 0, data };
  await store(list);
  tellDraftTabs({ type: "begun", list });
  return list;
}

/** Applies edits to a draft; they are saved when this settles. */
export async function editDraft(listId: string, ops: ItemOp[]): Promise<"saved"> {
  const list = lists.getState().saved?.find(({ id }) => id === listId);
  if (!list) throw new Error(`there is no draft ${listId}`);
  const now = new Date();
  const saving = store({ ...list, data: applyItemOps(list.data, ops, { now }) });
  tellDraftTabs({ type: "edited", listId, ops, at: now.toISOString() });
  await saving;
  return "saved";
}

/** Takes over what another tab did. Each tab writes the sum of both, so that none is lost whoever writes last. */
function mergeTab(news: DraftNews): void {
  if (session.getState().status === "signed-in") return;
  if (news.type === "begun") {
    if (!isSample(news.list.id)) setSavedList(news.list);
    return;
  }
  const list = lists.getState().saved?.find(({ id }) => id === news.listId);
  if (list) void store({ ...list, data: applyItemOps(list.data, news.ops, { now: new Date(news.at) }) });
}

async function store(list: SavedList): Promise<void> {
  setSavedList(list);
  await writeItem(list.id, list);
}

/** Takes a draft off this device. */
export async function discardDraft(listId: string): Promise<void> {
  dropSavedList(listId);
  await Promise.all([removeItem(listId), removeItem(metaName(listId))]);
}

/** All drafts and samples of this device. */
export async function readDrafts(): Promise<SavedList[]> {
  const names = [...(await listItemNames(DRAFT)), ...(await listItemNames(SAMPLE))];
  const found = await Promise.all(names.map((name) => readItem<SavedList>(name)));
  return found.filter((list) => list !== undefined);
}

/** Shows what this device keeps, for somebody signed out. A sample that was begun is shown until it is left. */
export async function showDrafts(): Promise<void> {
  hearDraftTabs(mergeTab);
  const found = await readDrafts();
  // Reading takes a while: what was begun meanwhile, or fetched from an account, is newer than what was found.
  const begun = lists.getState().saved ?? [];
  if (begun.length > 0 && session.getState().status === "signed-in") return;
  const all = [...begun, ...found.filter(({ id }) => begun.every((list) => list.id !== id))];
  const samples = all.filter(({ id }) => isSample(id));
  setSavedLists(samples.length > 0 ? samples : all);
}

const metaName = (listId: string) => `meta/${listId}`;

/** Metadata of a draft: its visibility once it is in an account, and its pinned items. */
export async function draftMeta(listId: string): Promise<BucketListMeta> {
  return (await readItem<BucketListMeta>(metaName(listId))) ?? {};
}

export async function keepDraftMeta(listId: string, meta: BucketListMeta): Promise<void> {
  await writeItem(metaName(listId), meta);
}
