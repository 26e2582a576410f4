import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import { useSession } from "~/sync/session/use-session";

/** Points that a quest has brought its reader; nothing until they are known. */
export function useQuestPoints(questId: string, isAsked: boolean): number | undefined {
  const uid = useSession((state) => state.uid);
  const { data } = useQuery({
    queryKey: ["points of a quest", uid, questId],
    queryFn: async ({ signal }) => {
      const { documents } = await findDocuments("points", { uid: uid ?? "" }, signal);
      return documents.reduce((sum, { data: entry }) => sum + (entry.questId === questId ? entry.points : 0), 0);
    },
    enabled: isAsked && uid !== null,
  });
  return data;
}
