import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { clock, distance } from "~/ui/format";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";
import type { Problem } from "./model/problems";

/** The sentence of a problem. */
export function useProblemText(): (problem: Problem) => string {
  const { problems: w } = useComposerWords();
  return ({ kind, amount = 0 }) => {
    if (kind === "closed") return w.closed(clock(amount));
    if (kind === "longLeg" || kind === "farAway" || kind === "longWalk") return w[kind](distance(amount));
    return w[kind];
  };
}

interface Props {
  /** Path of the field, and of those that are told here as well. */
  field: string | readonly string[];
  /** Ways to mend it. */
  children?: (problem: Problem) => ReactNode;
}

/** Problems of a field, below it. One that blocks is told in full only once there is something in the quest. */
export function FieldProblem({ field, children }: Props) {
  const { problems } = useComposerContext();
  const text = useProblemText();
  const found = problems.filter((problem) => [field].flat().includes(problem.field));
  if (found.length === 0) return null;
  return (
    <div className={classes.problems}>
      {found.map((problem) => (
        <p key={problem.kind} className={classes.problem} data-blocking={problem.blocking || undefined}>
          <IconAlertTriangle size={17} stroke={1.7} aria-hidden="true" className={classes.problemIcon} />
          <span>
            {text(problem)} {children?.(problem)}
          </span>
        </p>
      ))}
    </div>
  );
}
