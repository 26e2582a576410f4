import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { Board, Explanation, Leaderboard, Period } from "~/api/schema";
import { useSession } from "~/sync/session/use-session";

/** Board that is asked for. */
export interface AskedBoard {
  board: Board;
  period: Period;
  /** The quest, for the board of one. */
  questId: string | null;
}

/** A leaderboard, and the same of the week before where there is one to compare with; nothing while it is not open. */
export function useBoard(asked: AskedBoard, isOpen: boolean) {
  const uid = useSession((state) => state.uid);
  const key = (of: AskedBoard) => ["leaderboard", uid, of.board, of.period, of.questId];
  const now = useQuery({
    queryKey: key(asked),
    queryFn: () => boardOf(asked),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const earlier = { ...asked, period: "lastWeek" as const };
  const before = useQuery({
    queryKey: key(earlier),
    queryFn: () => boardOf(earlier),
    enabled: isOpen && asked.period === "week" && now.isSuccess,
  });
  return {
    board: isOpen ? now.data : undefined,
    before: asked.period === "week" ? before.data : undefined,
    failure: now.data ? null : now.error,
    retry: () => void now.refetch(),
  };
}

function boardOf(asked: AskedBoard): Promise<Leaderboard> {
  return call("getLeaderboard", given(asked));
}

/** The question what a number of a board is made of; the reader's own without a person. */
export function reasonsOf(uid: string | null | undefined, asked: AskedBoard) {
  const { board, period, questId } = asked;
  return queryOptions({
    queryKey: ["score", uid, board, period, questId],
    queryFn: (): Promise<Explanation> => call("explainScore", { ...(uid ? { uid } : {}), ...given(asked) }),
  });
}

function given({ board, period, questId }: AskedBoard) {
  return { board, period, ...(questId ? { questId } : {}) };
}
