import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import type { Review } from "~/core";
import { useSession } from "../session/use-session";

const REVIEWS_MAX = 200;

/** The reader's reviews by the ids of the bookings; `undefined` until they are known. */
export function useMyReviews() {
  const uid = useSession((state) => state.uid);
  const { data, refetch } = useQuery({
    queryKey: ["my reviews", uid],
    queryFn: async () => {
      const { documents } = await findDocuments("reviews", { userId: uid ?? "", limit: REVIEWS_MAX });
      return new Map<string, Review>(documents.map(({ id, data }) => [id, data]));
    },
    enabled: uid !== null,
  });
  return { reviews: data, refetch: () => void refetch() };
}
