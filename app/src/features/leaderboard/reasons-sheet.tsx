import { useQuery } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import type { BoardRow } from "~/api/schema";
import type { PointsEntry } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { number } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { longDay } from "~/ui/time/format-time";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { Appeal } from "./appeal";
import { byDay } from "./kinds";
import classes from "./leaderboard.module.css";
import { ScoreCheck } from "./score-check";
import { type AskedBoard, reasonsOf } from "./use-board";
import { useSubject } from "./use-subject";

interface Props {
  row: BoardRow;
  /** Board that the number is on. */
  asked: AskedBoard;
  onClose: () => void;
}

/** What somebody's points are made of, line by line, and what does not count yet. */
export function ReasonsSheet({ row, asked, onClose }: Props) {
  const w = useLeaderboardWords();
  const { uid } = row;
  const { data, error, refetch } = useQuery(reasonsOf(uid, asked));
  const ids = new Map(data?.lines.map((line, at) => [line, data.ids[at]]));
  const title = row.isMe ? w.reasons.yours[asked.period] : w.reasons.theirs(row.name ?? w.somebody);
  return (
    <Sheet opened onClose={onClose} title={title} wide="side">
      {data ? (
        <div className={classes.reasons}>
          <p className={classes.total}>{number(data.points)}</p>
          {row.isMe ? <ScoreCheck /> : uid ? <Link href={paths.person(uid)}>{w.reasons.profile}</Link> : null}
          {data.lines.length === 0 ? <p className={classes.note}>{w.reasons.none}</p> : null}
          {byDay(data.lines).map(({ date, lines }) => (
            <section key={date}>
              <h3>{longDay(date)}</h3>
              <ul>
                {lines.map((line) => (
                  <Line key={`${line.rule} ${line.subject} ${line.at}`} line={line} id={ids.get(line)} />
                ))}
              </ul>
            </section>
          ))}
          {data.lines.length >= LINES_MAX ? <p className={classes.note}>{w.reasons.newest(LINES_MAX)}</p> : null}
          {row.isMe ? <Appeal /> : null}
        </div>
      ) : error ? (
        <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label={w.loading} rows={5} />
      )}
    </Sheet>
  );
}

/** Lines that the server gives at once. */
const LINES_MAX = 200;

function Line({ line, id }: { line: PointsEntry; id: string | undefined }) {
  const w = useLeaderboardWords();
  const { title: known, quest, friend, isTheirs } = useSubject(line);
  const title = known ?? (isTheirs && friend ? w.theirWish(friend) : undefined);
  const { rule, points, offered, withheld, evidence } = line;
  const why = withheld ? w.withheld[withheld] : points < 0 ? w.takenBack : w.evidence(evidence.kind, points < offered);
  const details = [
    ...(title ? [quest ? w.stopOf(quest) : `${w.rule[rule]}.`] : []),
    ...(friend ? [w.withFriend(friend)] : []),
    ...(points < offered && points >= 0 ? [w.partly(points, offered)] : []),
    why,
  ];
  return (
    <li data-withheld={withheld !== undefined || undefined}>
      <span>
        <b>{title ?? w.rule[rule]}</b>
        <small>{details.filter(Boolean).join(" ")}</small>
        {withheld && id ? <Appeal pointsId={id} /> : null}
      </span>
      <b>{points > 0 ? `+${number(points)}` : number(points)}</b>
    </li>
  );
}
