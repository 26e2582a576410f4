import { call } from "~/api/call";
import { type SavedList, setSavedList } from "~/state/lists";

/** Makes the list of a year, or finds the one there is. */
export async function startList(year: number): Promise<SavedList> {
  const idempotencyKey = crypto.randomUUID();
  const list = await call("upsertBucketList", { year, idempotencyKey });
  setSavedList(list);
  return list;
}
