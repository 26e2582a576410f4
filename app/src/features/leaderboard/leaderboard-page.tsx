import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { BoardRow, Leaderboard, Period } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { Alone } from "./alone";
import { BoardRows } from "./board-rows";
import { Chips } from "./chips";
import { HideMe } from "./hide-me";
import { untilNextWeekMs } from "./kinds";
import classes from "./leaderboard.module.css";
import { ReasonsSheet } from "./reasons-sheet";
import { type AskedBoard, useBoard } from "./use-board";
import { WeekChart } from "./week-chart";

type Choice = "friends" | "league" | "city" | "everybody" | "quest";

interface Props {
  /** The quest whose board is shown first. */
  questId: string | null;
}

/** Who leads, among friends this week first, and what every number is made of. */
export function LeaderboardPage({ questId }: Props) {
  const w = useLeaderboardWords();
  useTitle(w.page);
  const hasCity = useSession(({ user }) => Boolean(user?.homeArea?.label));
  const [choice, choose] = useState<Choice>(questId ? "quest" : "friends");
  const [period, setPeriod] = useState<Period>("week");
  const [explained, explain] = useState<BoardRow | null>(null);
  const choices: Choice[] = ["friends", "league", "city", "everybody", ...(questId ? (["quest"] as const) : [])];
  const asked: AskedBoard = { board: choice === "everybody" ? "all" : choice, period, questId };
  const isOpen = choice !== "city" || hasCity;
  const { board, before, failure, retry } = useBoard(asked, isOpen);
  // Until the board that was asked for is there, the last one stays.
  const shown: AskedBoard = board ? { ...asked, board: board.board, period: board.period } : asked;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{w.title[choice][period]}</h1>
          {period === "week" ? <p>{w.nextWeek(untilNextWeekMs(Date.now()))}</p> : null}
        </div>
        {board ? <HideMe isHidden={board.me.hidden} /> : null}
      </header>
      <Chips label={w.boards} values={choices} chosen={choice} nameOf={(value) => w.board[value]} onChoose={choose} />
      {choice === "league" ? <p className={classes.note}>{w.league}</p> : null}
      <Chips
        label={w.periods}
        values={PERIODS}
        chosen={period}
        nameOf={(value) => w.period[value]}
        onChoose={setPeriod}
      />
      {board ? (
        <>
          <Shown board={board} before={before} asked={shown} onExplain={explain} />
          {period === "all" ? null : <WeekChart period={period} nowMs={Date.now()} />}
        </>
      ) : !isOpen ? (
        <p className={classes.standing}>
          {w.noHome} <Link href={paths.editProfile}>{w.setHome}</Link>
        </p>
      ) : failure ? (
        <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
      ) : (
        <RowsSkeleton label={w.loading} rows={6} />
      )}
      {explained ? <ReasonsSheet row={explained} asked={shown} onClose={() => explain(null)} /> : null}
    </div>
  );
}

const PERIODS = ["week", "lastWeek", "all"] as const;

interface ShownProps {
  board: Leaderboard;
  before: Leaderboard | undefined;
  asked: AskedBoard;
  onExplain: (row: BoardRow) => void;
}

function Shown({ board, before, asked, onExplain }: ShownProps) {
  const w = useLeaderboardWords();
  if (board.me.hidden) return <p className={classes.note}>{w.hidden}</p>;
  if (asked.board === "friends" && board.people <= 1) return <Alone board={board} onExplain={onExplain} />;
  return (
    <>
      <Standing board={board} onExplain={onExplain} />
      <BoardRows board={board} before={before} asked={asked} onExplain={onExplain} />
    </>
  );
}

/** One's own place in a sentence, and the way to what it is made of. */
function Standing({ board: { me, rows }, onExplain }: Pick<ShownProps, "board" | "onExplain">) {
  const w = useLeaderboardWords();
  const at = rows.findIndex((row) => row.isMe);
  const mine = rows[at];
  const next = rows.slice(0, Math.max(0, at)).findLast(({ points }) => points > me.points);
  if (!mine || me.rank === null || me.points === 0) return <p className={classes.standing}>{w.noPoints}</p>;
  return (
    <div className={classes.standing}>
      <p>{next ? w.behind(me.rank, next.points - me.points, next.name ?? w.somebody) : w.leading}</p>
      <Button variant="default" size="compact-sm" onClick={() => onExplain(mine)}>
        {w.check.open}
      </Button>
    </div>
  );
}
