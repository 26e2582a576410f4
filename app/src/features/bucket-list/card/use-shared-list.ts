import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/api/client";
import { Failure } from "~/api/failure";
import type { BucketList } from "~/core";
import { useLists } from "../use-lists";

export interface SharedList {
  id: string;
  data: BucketList;
}

/** A list by its id, one's own as it is shown everywhere else. `null` where there is none that may be seen. */
export function useSharedList(id: string) {
  const own = useLists(({ shown }) => shown.find((list) => list.id === id));
  const known = useLists(({ saved }) => saved !== undefined);
  const { data, error, refetch } = useQuery({
    queryKey: ["list", id],
    queryFn: async () => {
      try {
        return { id, data: await getJson<BucketList>(`/v1/bucketLists/${encodeURIComponent(id)}`) };
      } catch (failure) {
        if (failure instanceof Failure && ["not-found", "permission-denied"].includes(failure.code)) return null;
        throw failure;
      }
    },
    enabled: known && own === undefined,
  });
  return { own, list: own ?? data, failure: error, retry: refetch };
}
