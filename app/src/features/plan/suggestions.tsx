import { Button } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import type { Plan, PlanOp } from "~/core";
import { edited } from "~/sync/plans/edited";
import { longDay } from "~/ui/time/format-time";
import { type PlanWords, usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { type Suggestion, useAnswer, useSuggestions } from "./use-suggestions";

/** Answered suggestions that their author still sees. */
const ANSWERED_SHOWN = 3;

interface Props {
  uid: string | null;
  isOwner: boolean;
}

/** Suggestions that wait, for the owner to answer one by one; one's own with their answers for others. */
export function Suggestions({ uid, isOwner }: Props) {
  const w = usePlanWords();
  const { id, plan, isInside } = usePlanContext();
  const all = useSuggestions(id, plan, uid);
  const answering = useAnswer();
  const open = all.filter(({ data }) => data.status === "open");
  const answered = isOwner || isInside ? [] : all.filter(({ data }) => data.status !== "open").slice(-ANSWERED_SHOWN);
  if (open.length + answered.length === 0) return null;
  const answer = (each: Suggestion, how: "accept" | "decline" | "withdraw") =>
    answering.mutate({ id: each.id, answer: how });
  return (
    <section className={classes.suggestions} aria-label={w.suggest.title}>
      <h2>
        <IconBulb size={20} stroke={1.7} aria-hidden="true" />
        {isOwner ? w.suggest.waiting(open.length) : w.suggest.yours}
      </h2>
      <ul>
        {[...open, ...answered].map((each) => (
          <li key={each.id}>
            <div>
              {isOwner ? <b>{each.data.authorName}</b> : null}
              {describe(plan, each.data.ops, w).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {each.data.status === "open" ? null : <p className={classes.answer}>{w.suggest[each.data.status]}</p>}
              {isOwner && !fits(plan, each.data.ops) ? <p className={classes.answer}>{w.suggest.stale}</p> : null}
            </div>
            {each.data.status === "open" ? (
              <div className={classes.answers}>
                {isOwner ? (
                  <>
                    <Button size="compact-md" variant="default" onClick={() => answer(each, "decline")}>
                      {w.suggest.decline}
                    </Button>
                    <Button
                      size="compact-md"
                      disabled={!fits(plan, each.data.ops)}
                      onClick={() => answer(each, "accept")}
                    >
                      {w.suggest.accept}
                    </Button>
                  </>
                ) : (
                  <Button size="compact-md" variant="subtle" onClick={() => answer(each, "withdraw")}>
                    {w.suggest.withdraw}
                  </Button>
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has changed since may leave no room for it. */
const fits = (plan: Plan, ops: readonly PlanOp[]) => edited(plan, [ops]) !== plan;

/** The edits of a suggestion in words, one line each. */
export function describe(plan: Plan, ops: readonly PlanOp[], w: PlanWords): string[] {
  const stops = (plan.days ?? []).flatMap(({ stops = [] }) => stops);
  const added = ops.flatMap((op) => (op.op === "addStop" ? op.stop : []));
  const nameOf = (id: string) => [...stops, ...added].find((stop) => stop.id === id)?.name ?? w.suggest.something;
  const lines = ops.map((op) => {
    switch (op.op) {
      case "addStop":
        return w.suggest.says.addStop(op.stop.name, longDay(op.date));
      case "removeStop":
        return w.suggest.says.removeStop(nameOf(op.id));
      case "moveStop":
        return w.suggest.says.moveStop(nameOf(op.id), longDay(op.date));
      case "setStop":
        return w.suggest.says.setStop(nameOf(op.id));
      case "addDay":
        return w.suggest.says.addDay(longDay(op.day.date));
      case "removeDay":
        return w.suggest.says.removeDay(longDay(op.date));
      case "setDay":
        return w.suggest.says.setDay(longDay(op.date));
      default:
        return w.suggest.says.set;
    }
  });
  return [...new Set(lines)];
}
