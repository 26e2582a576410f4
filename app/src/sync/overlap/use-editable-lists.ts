import { useQueries } from "@tanstack/react-query";
import { useStore } from "zustand";
import { getDocument } from "~/api/documents";
import type { BucketListMeta } from "~/core";
import { session } from "~/state/session";
import { type FriendsList, useFriendsLists } from "./use-friends-lists";

export interface EditableList extends FriendsList {
  meta: BucketListMeta;
}

/** The lists of friends that one may edit: only friends can be made editors. */
export function useEditableLists(years: readonly number[]): EditableList[] {
  const uid = useStore(session, (known) => known.uid);
  const lists = useFriendsLists(years);
  const metas = useQueries({
    queries: lists.map(({ listId }) => ({
      queryKey: ["meta", listId, uid],
      queryFn: () => getDocument("bucketListMeta", listId),
    })),
  });
  return lists.flatMap((list, at) => {
    const meta = metas[at]?.data;
    return uid && meta?.editors?.includes(uid) ? [{ ...list, meta }] : [];
  });
}
