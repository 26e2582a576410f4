import { pointsOnHold } from "./on-hold";
import { useLedger } from "./use-ledger";

interface QuestPoints {
  given: number;
  onHold: number;
}

/** Points that a quest has brought its reader, and those on hold; nothing until they are known. */
export function useQuestPoints(questId: string, isAsked: boolean): QuestPoints | undefined {
  const { data } = useLedger(isAsked);
  const lines = data?.filter((line) => line.questId === questId);
  return lines && { given: lines.reduce((sum, { points }) => sum + points, 0), onHold: pointsOnHold(lines) };
}
