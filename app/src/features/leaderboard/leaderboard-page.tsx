import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { BoardRow, Leaderboard, Period } from "~/api/schema";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { Alone } from "./alone";
import { BoardRows } from "./board-rows";
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
  const choices: Choice[] = [
    "friends",
    "league",
    ...(hasCity ? (["city"] as const) : []),
    "everybody",
    ...(questId ? (["quest"] as const) : []),
  ];
  const asked: AskedBoard = { board: choice === "everybody" ? "all" : choice, period, questId };
  const { board, before, failure, retry } = useBoard(asked);
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
          <Shown board={board} before={before} choice={choice} onExplain={explain} />
          {period === "all" ? null : <WeekChart period={period} nowMs={Date.now()} />}
        </>
      ) : failure ? (
        <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
      ) : (
        <RowsSkeleton label={w.loading} rows={6} />
      )}
      {explained ? <ReasonsSheet row={explained} period={period} onClose={() => explain(null)} /> : null}
    </div>
  );
}

const PERIODS = ["week", "lastWeek", "all"] as const;

interface ShownProps {
  board: Leaderboard;
  before: Leaderboard | undefined;
  choice: Choice;
  onExplain: (row: BoardRow) => void;
}

function Shown({ board, before, choice, onExplain }: ShownProps) {
  const w = useLeaderboardWords();
  if (board.me.hidden) return <p className={classes.note}>{w.hidden}</p>;
  if (choice === "friends" && board.people <= 1) return <Alone board={board} onExplain={onExplain} />;
  return (
    <>
      <Standing board={board} onExplain={onExplain} />
      <BoardRows board={board} before={before} onExplain={onExplain} />
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

interface ChipsProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

function Chips<Value extends string>({ label, values, chosen, nameOf, onChoose }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div className={classes.chips} role="group" aria-label={label}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}
