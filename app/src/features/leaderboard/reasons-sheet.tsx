import { Button, Textarea } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { BoardRow, Period } from "~/api/schema";
import type { PointsEntry } from "~/core";
import { useSession } from "~/sync/session/use-session";
import { number } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { longDay } from "~/ui/time/format-time";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { byDay } from "./kinds";
import classes from "./leaderboard.module.css";
import { ScoreCheck } from "./score-check";
import { useSubject } from "./use-subject";

interface Props {
  row: BoardRow;
  period: Period;
  onClose: () => void;
}

/** What somebody's points are made of, line by line, and what does not count yet. */
export function ReasonsSheet({ row, period, onClose }: Props) {
  const w = useLeaderboardWords();
  const uid = row.uid ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ["score", uid, period],
    queryFn: () => call("explainScore", { ...(uid ? { uid } : {}), period }),
  });
  const title = row.isMe ? w.reasons.yours[period] : w.reasons.theirs(row.name ?? w.somebody);
  return (
    <Sheet opened onClose={onClose} title={title} wide="side">
      {data ? (
        <div className={classes.reasons}>
          <p className={classes.total}>{number(data.points)}</p>
          {row.isMe ? <ScoreCheck /> : null}
          {data.lines.length === 0 ? <p className={classes.note}>{w.reasons.none}</p> : null}
          {byDay(data.lines).map(({ date, lines }) => (
            <section key={date}>
              <h3>{longDay(date)}</h3>
              <ul>
                {lines.map((line) => (
                  <Line key={`${line.rule} ${line.subject} ${line.at}`} line={line} />
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

function Line({ line }: { line: PointsEntry }) {
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
      </span>
      <b>{points > 0 ? `+${number(points)}` : number(points)}</b>
    </li>
  );
}

/** Characters that a reason may have. */
const REASON_MAX = 2000;

/** Asks for a second look at points that were withheld, or never came. */
function Appeal() {
  const w = useLeaderboardWords().appeal;
  const uid = useSession((state) => state.uid);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const asking = useMutation({
    mutationFn: () => call("flagScore", { uid: uid ?? "", reason: reason.trim(), idempotencyKey }),
  });
  if (asking.isSuccess) return <p role="status">{w.sent}</p>;
  if (!isOpen) {
    return (
      <Button variant="subtle" className={classes.missing ?? ""} onClick={() => setOpen(true)}>
        {w.title}
      </Button>
    );
  }
  return (
    <form
      className={classes.appeal}
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <Textarea
        label={w.happened}
        data-autofocus
        description={w.explained}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {asking.error ? <p role="alert">{sentence(asking.error)}</p> : null}
      <Button type="submit" variant="default" loading={asking.isPending} disabled={reason.trim() === ""}>
        {w.send}
      </Button>
    </form>
  );
}
