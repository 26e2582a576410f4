import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import { useSession } from "../session/use-session";
import { pointsOnHold } from "./on-hold";

interface QuestPoints {
  given: number;
  onHold: number;
}

/** Points that a quest has brought its reader, and those on hold; nothing until they are known. */
export function useQuestPoints(questId: string, isAsked: boolean): QuestPoints | undefined {
  const uid = useSession((state) => state.uid);
  const { data } = useQuery({
    queryKey: ["points of a quest", uid, questId],
    queryFn: async ({ signal }) => {
      const { documents } = await findDocuments("points", { uid: uid ?? "" }, signal);
      const lines = documents.map(({ data: line }) => line).filter((line) => line.questId === questId);
      return { given: lines.reduce((sum, { points }) => sum + points, 0), onHold: pointsOnHold(lines) };
    },
    enabled: isAsked && uid !== null,
  });
  return data;
}
