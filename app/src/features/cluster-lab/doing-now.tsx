import { Progress, VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import type { Doing } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import type { Comparison } from "./comparison";
import { useSummary } from "./use-summary";

/** Progress of a comparison, and a live region for the few steps worth an interruption. */
export function DoingNow({ comparison }: { comparison: Comparison }) {
  const w = useLabWords().doing;
  const doing = useStore(comparison, (state) => state.doing);
  return (
    <div className={classes.doing}>
      {doing ? (
        <>
          <Progress value={(100 * doing.done) / doing.of} aria-label={w.label} />
          <NowLine doing={doing} />
        </>
      ) : null}
      <Said comparison={comparison} />
    </div>
  );
}

function Said({ comparison }: { comparison: Comparison }) {
  const summary = useSummary(comparison);
  return <VisuallyHidden role="status">{summary}</VisuallyHidden>;
}

function NowLine({ doing }: { doing: Doing }) {
  const words = useLabWords();
  const w = words.doing;
  const seconds = useSeconds(`${doing.contender} ${doing.round} ${doing.step?.kind}`);
  const round = doing.round === undefined ? w.input : doing.round === 0 ? w.warmUp : w.round(doing.round);
  const step =
    doing.step?.kind === "asking"
      ? w.asking(Math.round((100 * doing.step.done) / doing.step.of))
      : doing.step?.kind === "building"
        ? w.building
        : "";
  return (
    <p>
      {`${words.names[doing.contender]}: ${round}${step} `}
      <span className={classes.clock}>{w.seconds(seconds)}</span>
    </p>
  );
}

/** Seconds since this began. */
function useSeconds(what: string): number {
  const [since, setSince] = useState({ what, seconds: 0 });
  useEffect(() => {
    setSince({ what, seconds: 0 });
    const tick = setInterval(() => setSince((before) => ({ what, seconds: before.seconds + 1 })), 1_000);
    return () => clearInterval(tick);
  }, [what]);
  return since.what === what ? since.seconds : 0;
}
