import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { Board, Leaderboard, Period } from "~/api/schema";
import { useSession } from "~/sync/session/use-session";

/** Board that is asked for. */
export interface AskedBoard {
  board: Board;
  period: Period;
  /** The quest, for the board of one. */
  questId: string | null;
}

/** A leaderboard, and the same of the week before where there is one to compare with. */
export function useBoard(asked: AskedBoard) {
  const uid = useSession((state) => state.uid);
  const key = (of: AskedBoard) => ["leaderboard", uid, of.board, of.period, of.questId];
  const now = useQuery({ queryKey: key(asked), queryFn: () => boardOf(asked), placeholderData: keepPreviousData });
  const earlier = { ...asked, period: "lastWeek" as const };
  const before = useQuery({
    queryKey: key(earlier),
    queryFn: () => boardOf(earlier),
    enabled: asked.period === "week" && now.isSuccess,
  });
  return {
    board: now.data,
    before: asked.period === "week" ? before.data : undefined,
    failure: now.data ? null : now.error,
    retry: () => void now.refetch(),
  };
}

function boardOf({ board, period, questId }: AskedBoard): Promise<Leaderboard> {
  return call("getLeaderboard", { board, period, ...(questId ? { questId } : {}) });
}
