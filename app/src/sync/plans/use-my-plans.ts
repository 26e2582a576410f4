import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import { useSession } from "../session/use-session";

/** Plans that are asked for at once: more than anybody looks through. */
const PLANS_MAX = 200;

/** The reader's own plans, the one changed last first; `undefined` while they are loading. */
export function useMyPlans() {
  const uid = useSession((state) => state.uid);
  const { data, error, refetch } = useQuery({
    queryKey: ["plans", uid],
    enabled: uid !== null,
    queryFn: async () => {
      const { documents } = await findDocuments("plans", { ownerId: uid ?? "", limit: PLANS_MAX });
      return documents;
    },
  });
  return { plans: data, failure: error, retry: () => void refetch() };
}
