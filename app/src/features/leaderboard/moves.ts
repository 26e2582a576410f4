/** How people moved on a board since the week before. Pure. */
import type { BoardRow, Leaderboard } from "~/api/schema";

/** Places up (above zero) or down; `"new"` for somebody without points the week before. */
export type Move = number | "new";

/**
 * The move of each person by their id. Nobody is in it whose place of the week before is not known: a board tells the
 * first three and who is around the reader.
 */
export function movesOf(now: Leaderboard, before: Leaderboard | undefined): ReadonlyMap<string, Move> {
  if (!before) return new Map();
  const known = new Map(rowsOf(before).flatMap((row) => (row.uid && row.points > 0 ? [[row.uid, row.rank]] : [])));
  const isWhole = rowsOf(before).length >= before.people;
  const moves = rowsOf(now).flatMap(({ uid, rank, points }): [string, Move][] => {
    if (!uid || points === 0) return [];
    const was = known.get(uid);
    if (was !== undefined) return [[uid, was - rank]];
    return isWhole ? [[uid, "new"]] : [];
  });
  return new Map(moves);
}

/** Rows of a board in order, each once; those around the reader may overlap with the first three. */
export function rowsOf({ top, rows }: Leaderboard): BoardRow[] {
  const [first] = rows;
  const above = first ? top.slice(0, overlap(top, first)) : top;
  return [...above, ...rows];
}

/** Number of the first rows that are not among those that follow. */
function overlap(top: readonly BoardRow[], first: BoardRow): number {
  const same = top.findIndex((row) =>
    row.uid || first.uid ? row.uid === first.uid : row.rank === first.rank && row.points === first.points,
  );
  return same < 0 ? top.length : same;
}
