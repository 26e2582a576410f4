import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import { useLedger } from "~/sync/points/use-ledger";
import { number } from "~/ui/format";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import classes from "./leaderboard.module.css";

/** Adds the reader's points up again on this device, by the rules that the server goes by. */
export function ScoreCheck() {
  const w = useLeaderboardWords();
  const ledger = useLedger();
  const check = useMutation({
    mutationFn: async () => {
      const [{ auditPoints }, { data: lines, error }] = await Promise.all([import("~/core/quests"), ledger.refetch()]);
      if (!lines) throw error ?? new Error(w.check.failed);
      return { lines, ...auditPoints(lines) };
    },
  });
  if (!check.data) {
    return (
      <div className={classes.check}>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {w.check.title}
        </Button>
        {check.error ? <p role="alert">{sentence(check.error)}</p> : null}
      </div>
    );
  }
  const { lines, points, differences } = check.data;
  return (
    <div className={classes.check} role="status">
      <p>
        <b>{w.check.sum(number(points), lines.length)}</b>{" "}
        {differences.length === 0 ? w.check.agrees : w.check.differs(differences.length)}
      </p>
      {differences.length > 0 ? (
        <ul>
          {differences.map(({ line, due }) => {
            const each = lines[line];
            return each ? (
              <li key={line}>
                <span>{w.rule[each.rule]}</span>
                <b>{w.check.due(number(each.points), number(due))}</b>
              </li>
            ) : null;
          })}
        </ul>
      ) : null}
    </div>
  );
}
