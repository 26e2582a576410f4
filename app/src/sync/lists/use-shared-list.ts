import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import { useTopics } from "~/api/use-topics";
import type { BucketList } from "~/core";
import { dropOthersList, lists, type SavedList, setOthersList } from "~/state/lists";
import { session } from "~/state/session";
import { fetchOwner } from "./owner-card";
import { useLists } from "./use-lists";

export interface SharedList {
  id: string;
  data: BucketList;
}

/**
 * A list by its id, and by the secret of its link where it has one: one's own as it is shown everywhere else, somebody
 * else's as it is now and as it changes. `null` where there is none that may be seen.
 */
export function useSharedList(id: string, key: string | null) {
  const client = useQueryClient();
  const own = useLists(({ shown }) => shown.find((list) => list.id === id));
  const known = useLists(({ saved }) => saved !== undefined);
  const foreign = known && own === undefined;
  const uid = useStore(session, (state) => state.uid);
  const secret = key ? `?k=${encodeURIComponent(key)}` : "";
  const queryKey = ["list", id, key, uid];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      // A list that somebody sent is a person's: their name is there with it.
      const [list] = await Promise.all([orNull(getDocument("bucketLists", id, { key })), fetchOwner(id, key)]);
      return list;
    },
    enabled: foreign,
  });
  const { data: meta } = useQuery({
    queryKey: ["meta", id, uid],
    queryFn: () => orNull(getDocument("bucketListMeta", id)),
    enabled: foreign && uid !== null && Boolean(data),
  });
  const edits = uid !== null && (meta?.editors?.includes(uid) ?? false);
  const [latest, setLatest] = useState<SavedList | null>(null);
  const follows = foreign && Boolean(data);
  useTopics<BucketList>(
    useMemo(() => (follows ? [`bucketLists/${id}${secret}`] : []), [follows, id, secret]),
    {
      onDocument: ({ data: now, version }) => {
        client.setQueryData(queryKey, now);
        setLatest(now ? { id, version: version ?? 0, data: now } : null);
      },
    },
  );
  useEffect(() => {
    if (edits && latest?.id === id) setOthersList(latest);
  }, [edits, latest, id]);
  useEffect(() => (edits ? () => dropOthersList(id) : undefined), [edits, id]);
  const edited = useStore(lists, ({ othersShown }): SavedList | undefined =>
    othersShown.find((list) => list.id === id),
  );
  const list = data ? { id, data } : data;
  return { own, edited: edits ? edited : undefined, list: own ?? list, failure: error, retry: refetch };
}
