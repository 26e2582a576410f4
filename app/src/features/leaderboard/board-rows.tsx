import { useQueries } from "@tanstack/react-query";
import type { BoardRow, Leaderboard } from "~/api/schema";
import { number } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { colourOf, KINDS, type Kind, pointsByKind } from "./kinds";
import classes from "./leaderboard.module.css";
import { movesOf, rowsOf } from "./moves";
import { type AskedBoard, reasonsOf } from "./use-board";

interface Props {
  board: Leaderboard;
  before: Leaderboard | undefined;
  asked: AskedBoard;
  onExplain: (row: BoardRow) => void;
}

/** The people of a board: the first three, and those around the reader. */
export function BoardRows({ board, before, asked, onExplain }: Props) {
  const w = useLeaderboardWords();
  const rows = rowsOf(board);
  const moves = movesOf(board, before);
  const parts = useParts(asked, rows);
  const most = Math.max(1, ...rows.map(({ points }) => points));
  return (
    <>
      <ol className={classes.rows} aria-label={w.rows(board.people)}>
        {rows.map((row, at) => {
          const last = rows[at - 1];
          const isGap = last !== undefined && row.rank > last.rank + 1 && row.rank - last.rank > 1;
          const move = row.uid ? moves.get(row.uid) : undefined;
          const name = row.isMe ? w.you : (row.name ?? w.somebody);
          return (
            <li key={row.uid ?? `${row.rank} ${at}`} data-me={row.isMe || undefined} data-gap={isGap || undefined}>
              <span className={classes.rank}>{number(row.rank)}</span>
              <Portrait name={row.name ?? name} uid={row.uid ?? `${row.rank} ${at}`} src={undefined} size="row" />
              <span className={classes.name}>{name}</span>
              <Bar parts={row.uid ? parts.get(row.uid) : undefined} points={row.points} most={most} />
              <span className={classes.move} data-up={(typeof move === "number" && move > 0) || undefined}>
                {move === undefined ? "" : w.move(move)}
              </span>
              <button
                type="button"
                className={classes.points}
                disabled={!row.uid}
                aria-label={w.why(name, row.points)}
                onClick={() => onExplain(row)}
              >
                {number(row.points)}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={classes.legend}>
        {KINDS.map((kind) => (
          <span key={kind}>
            <i style={{ background: colourOf[kind] }} aria-hidden="true" />
            {w.kind[kind]}
          </span>
        ))}
        <span>{w.press}</span>
      </p>
    </>
  );
}

interface BarProps {
  parts: Record<Kind, number> | undefined;
  points: number;
  most: number;
}

/** A bar as long as the points, in the parts they are made of where these are known. */
function Bar({ parts, points, most }: BarProps) {
  const width = `${(100 * Math.max(0, points)) / most}%`;
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} style={{ width }}>
        {parts ? (
          KINDS.filter((kind) => parts[kind] > 0).map((kind) => (
            <i key={kind} style={{ flexGrow: parts[kind], background: colourOf[kind] }} />
          ))
        ) : (
          <i style={{ flexGrow: 1, background: "var(--ink-soft)" }} />
        )}
      </span>
    </span>
  );
}

/** The lines that the points of each person are made of. */
function useParts(asked: AskedBoard, rows: readonly BoardRow[]) {
  const known = rows.flatMap(({ uid, points }) => (uid && points > 0 ? [uid] : []));
  return useQueries({
    queries: known.map((uid) => reasonsOf(uid, asked)),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, at) => {
          const uid = known[at];
          return data && uid ? [[uid, pointsByKind(data.lines)] as const] : [];
        }),
      ),
  });
}
