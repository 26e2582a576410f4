import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { PointsEntry } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { isGuest } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { number } from "~/ui/format";
import { useWords, type Words } from "~/ui/words";
import classes from "./after.module.css";

/** The reader's points of a hangout, each line with one sentence of reason. */
export function Points({ open }: { open: OpenHangout }) {
  const w = useWords();
  const { after } = w.hangout;
  const { id, version, data } = open.snapshot.hangout;
  const { data: lines } = useQuery({
    queryKey: ["points of hangout", id, version, open.uid],
    queryFn: async () => (await call("explainScore", { period: "all" })).lines,
    enabled: open.uid !== null,
  });
  const counted = open.snapshot.members.filter((member) => member.data.attended && !isGuest(member)).length;
  const own = (lines ?? []).filter(({ subject }) => subject.startsWith(id) || subject === data.source?.activityId);
  const sum = own.reduce((total, { points }) => total + points, 0);
  if (!lines || (own.length === 0 && !open.me?.data.attended)) return null;
  return (
    <section className={classes.points} aria-label={`${number(sum)} ${after.points(sum)}`}>
      <p className={classes.sum}>
        <b className={classes.total}>{number(sum)}</b>
        <span className={classes.of}>{after.points(sum)}</span>
      </p>
      <ul>
        {own.map((line) => (
          <li key={`${line.rule} ${line.subject} ${line.at}`}>
            <b>{`+${number(line.points)}`}</b>
            <span>
              <strong>{ruleOf(line, w).title}</strong>
              <span>{line.withheld ? after.withheld[line.withheld] : ruleOf(line, w).because}</span>
            </span>
          </li>
        ))}
      </ul>
      {counted < 3 ? <p className={classes.soft}>{after.noPoints}</p> : null}
      <Link href={paths.support}>{after.wrong}</Link>
    </section>
  );
}

function ruleOf({ rule }: PointsEntry, { hangout: { after } }: Words): { title: string; because: string } {
  const rules: Readonly<Record<string, { title: string; because: string }>> = after.rules;
  return rules[rule] ?? after.rules.other;
}
