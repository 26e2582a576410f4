import { getJson } from "~/api/client";
import type { Found_BucketList } from "~/api/schema";
import { type BucketList, pickFirstBucketList, type User } from "~/core";
import type { SavedList } from "~/state/lists";

/** A person's bucket list: found by `user_name`, or by `name` where there is none; of several the first. */
export async function fetchBucketList(user: User): Promise<SavedList | null> {
  const name = user.user_name || user.name;
  if (!name) return null;
  const found = await getJson<Found_BucketList>(`/v1/bucketLists?createdByUsername=${encodeURIComponent(name)}`);
  // The core keeps what it does not know, so that id and version stay with the record it picks.
  const records = found.documents.map(({ id, version, data }) => ({
    ...(data as BucketList),
    $id: id,
    $version: version,
  }));
  const picked = pickFirstBucketList(records, user);
  if (!picked) return null;
  const { $id, $version, ...data } = picked;
  return { id: String($id), version: Number($version), data: data as BucketList };
}
