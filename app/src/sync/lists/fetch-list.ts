import { failureOf, sendAuthorized } from "~/api/client";
import type { BucketList } from "~/core";
import { lists, type SavedList, setSavedList } from "~/state/lists";

/** Fetches a list with its version, and shows it where it is one of those that are shown. Rejects with a `Failure`. */
export async function fetchList(id: string): Promise<SavedList> {
  const answer = await sendAuthorized(`/v1/bucketLists/${encodeURIComponent(id)}`, {});
  if (answer.status !== 200) throw failureOf(answer);
  const version = Number(answer.etag?.replaceAll('"', "") ?? 0);
  const list = { id, version, data: answer.body as BucketList };
  takeList(list);
  return list;
}

/** Takes a list as the server has it. Somebody else's that is not looked at any more is none of one's own. */
export function takeList(list: SavedList): void {
  const { saved = [], others } = lists.getState();
  if ([...saved, ...others].some(({ id }) => id === list.id)) setSavedList(list);
}
