import { getDocument } from "~/api/documents";
import { Failure } from "~/api/failure";
import type { BucketListMeta } from "~/core";

/** The query for what is known beside somebody else's list, as this person sees it; `null` where that is nothing. */
export function othersMeta(listId: string, uid: string | null) {
  return {
    queryKey: ["meta", listId, uid],
    queryFn: () => orNull<BucketListMeta>(getDocument("bucketListMeta", listId)),
  };
}

/** What may not be seen is as if it were not there. */
export async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof Failure && ["not-found", "permission-denied"].includes(failure.code)) return null;
    throw failure;
  }
}
