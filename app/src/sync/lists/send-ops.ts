/**
 * Sends edits of items. Texts and steps go only to the version of the list that they were compared with: should somebody
 * have changed that meanwhile, the server refuses them with the newer one, and they are compared with that.
 */
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import type { ItemOp } from "~/core";
import { lists, type SavedList } from "~/state/lists";
import { fetchList, takeList } from "./fetch-list";
import type { ItemEdit } from "./item-edit";
import { type ChangedText, isMergedByBase, mergeTexts } from "./merge-texts";

/** Retries while a list changes under an edit, before the edit waits for a quieter moment. */
const TRIES_MAX = 6;

/** @param onTexts - keeps the texts that gave way, before anything is sent */
export async function sendOps(
  edit: ItemEdit,
  key: string,
  onTexts: (texts: readonly ChangedText[]) => Promise<void>,
): Promise<SavedList | undefined> {
  if (!edit.ops.some((op) => isMerged(op, edit))) return post(edit.listId, edit.ops, key);
  let known = await knownList(edit);
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const { ops, texts } = mergeTexts(edit.ops, edit.subjects, known.data);
    await onTexts(texts);
    if (ops.length === 0) return undefined;
    try {
      return await post(edit.listId, ops, key, known.version);
    } catch (failure) {
      if (reasonOf(failure) !== "version") throw failure;
      known = currentOf(failure);
      takeList(known);
    }
  }
  throw new Failure("unavailable", "the list changes too often");
}

function isMerged(op: ItemOp, { subjects }: ItemEdit): boolean {
  if (op.op !== "set" || !Object.keys(op.fields).some(isMergedByBase)) return false;
  return subjects.some(({ id }) => id === op.id);
}

/** The list as this tab knows it. A conflict with that may be one with the past: then the list is fetched. */
async function knownList({ listId, ops, subjects }: ItemEdit): Promise<SavedList> {
  const known = savedList(listId);
  if (known && mergeTexts(ops, subjects, known.data).texts.length === 0) return known;
  return fetchList(listId);
}

async function post(listId: string, ops: readonly ItemOp[], key: string, ifVersion?: number): Promise<SavedList> {
  const condition = ifVersion === undefined ? {} : { ifVersion };
  return (await call("editBucketItems", { listId, ops: [...ops], ...condition, idempotencyKey: key })).list;
}

function savedList(id: string): SavedList | undefined {
  const { saved = [], others } = lists.getState();
  return [...saved, ...others].find((list) => list.id === id);
}

function currentOf(failure: unknown): SavedList {
  const { current } = (failure as Failure).details as { current: SavedList };
  return current;
}
