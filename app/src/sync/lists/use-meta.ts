import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { sentence } from "~/api/failure";
import type { Activity, BucketListMeta } from "~/core";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { fetchMeta, patchMeta } from "./meta";

/** Most activities that can be pinned in one list. */
export const PINNED_MAX = 10;

/** The same each time, so that what depends on it is not made anew while nothing is pinned. */
const nothing: string[] = [];

/** Metadata of a list, and ways to change it: at once, rolled back visibly when the server refuses. */
export function useMeta(listId: string) {
  const client = useQueryClient();
  const queryKey = useMemo(() => ["meta", listId], [listId]);
  const { data: meta } = useQuery({ queryKey, queryFn: () => fetchMeta(listId) });
  const { mutate: patch } = useMutation({
    mutationFn: (change: Partial<BucketListMeta>) => patchMeta(listId, change),
    onMutate: (change) => {
      const before = client.getQueryData<BucketListMeta>(queryKey);
      // An answer on its way knows nothing of this change, and must not undo it.
      void client.cancelQueries({ queryKey }, { revert: false });
      client.setQueryData(queryKey, { ...before, ...change });
      return before;
    },
    onError: (failure, _, before) => {
      client.setQueryData(queryKey, before);
      toast({ message: sentence(failure), kind: "failure" });
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  const togglePin = useCallback(
    ({ id, title }: Activity) => {
      const pinned = client.getQueryData<BucketListMeta>(queryKey)?.pinned ?? nothing;
      const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id];
      if (next.length > PINNED_MAX) return toast({ message: firstWords().done.pinnedMost(PINNED_MAX) });
      patch({ pinned: next });
      toast({
        message: next.includes(id) ? firstWords().done.pinned(title) : firstWords().done.unpinned(title),
        place: "undo",
        action: { label: firstWords().common.undo, run: () => patch({ pinned }) },
      });
    },
    [client, queryKey, patch],
  );
  return {
    visibility: meta?.visibility ?? ("friends" as const),
    pinned: meta?.pinned ?? nothing,
    setVisibility: (visibility: NonNullable<BucketListMeta["visibility"]>) => patch({ visibility }),
    togglePin,
  };
}
