import { findDocuments } from "~/api/documents";
import { type BucketList, pickFirstBucketList, type User } from "~/core";
import type { SavedList } from "~/state/lists";
import { session } from "~/state/session";
import { storeLastSeenLists } from "./last-seen-lists";

/**
 * A person's bucket lists, found by `user_name`, or by `name` where there is none. The first match is the one the
 * product calls theirs; the others are their lists of other years. Somebody else's list of the same name is only ever
 * that first match.
 */
export async function fetchLists(user: User, uid: string): Promise<SavedList[]> {
  const name = user.user_name || user.name;
  if (!name) return [];
  const { documents: all } = await findDocuments("bucketLists", { createdByUsername: name });
  const first = pickFirst(all, user);
  const lists = first ? [first, ...all.filter((list) => list !== first && list.data.userId === uid)] : [];
  // Who has signed out meanwhile leaves no copy.
  if (session.getState().uid === uid) await storeLastSeenLists(uid, lists);
  return lists;
}

function pickFirst(all: readonly SavedList[], user: User): SavedList | undefined {
  // The core keeps what it does not know, so that the id stays with the record it picks.
  const records = all.map(({ id, data }) => ({ ...data, $id: id }) as BucketList);
  const picked = pickFirstBucketList(records, user);
  return picked ? all.find(({ id }) => id === picked.$id) : undefined;
}
