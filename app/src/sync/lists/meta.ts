/** Metadata of a list, under its id: its visibility and its pinned items. */
import { failureOf, type RawAnswer, sendAuthorized } from "~/api/client";
import { getDocument } from "~/api/documents";
import type { BucketListMeta } from "~/core";
import { draftMeta, isDraft, keepDraftMeta } from "./drafts";

export function fetchMeta(listId: string): Promise<BucketListMeta> {
  return isDraft(listId) ? draftMeta(listId) : getDocument("bucketListMeta", listId);
}

/** Changes some of it, and answers with all of it. */
export async function patchMeta(listId: string, patch: Partial<BucketListMeta>): Promise<BucketListMeta> {
  if (!isDraft(listId)) return patchServerMeta(listId, patch);
  const meta = { ...(await draftMeta(listId)), ...patch };
  await keepDraftMeta(listId, meta);
  return meta;
}

export async function patchServerMeta(listId: string, patch: Partial<BucketListMeta>): Promise<BucketListMeta> {
  const answer: RawAnswer = await sendAuthorized(`/v1/bucketListMeta/${listId}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/merge-patch+json" },
    body: JSON.stringify(patch),
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  return answer.body as BucketListMeta;
}
