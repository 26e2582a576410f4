import { memo } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import { contendersOf } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import type { Comparison } from "./comparison";
import { figure } from "./figure";
import type { Settings } from "./settings";
import { isRival, type Verdict, verdictOf } from "./verdict";

interface Props {
  id: string;
  settings: Settings;
  comparison: Comparison;
}

/** The verdict in one sentence; before there is one, the race that the button starts. */
export const Headline = memo(function Headline({ id, settings, comparison }: Props) {
  const words = useLabWords();
  const w = words.verdict;
  const outcomes = useStore(comparison, (state) => state.outcomes);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  const verdict = verdictOf(outcomes);
  const sentence = useSentence(verdict);
  if (!verdict) {
    const rival = contendersOf(settings.algorithm, settings.peers).find(({ name }) => isRival(name));
    return (
      <>
        <h2 id={id}>{isRunning ? w.measuring : w.before(rival ? words.names[rival.name] : "")}</h2>
        {isRunning ? null : <p className={classes.quiet}>{w.hint}</p>}
      </>
    );
  }
  const isWhole = outcomes.every(({ end }) => end !== undefined && end.kind !== "cancelled");
  return <h2 id={id}>{isWhole ? sentence : w.soFar(sentence)}</h2>;
});

/** The words of a verdict; empty where there is none. */
export function useSentence(verdict: Verdict | undefined): string {
  const words = useLabWords();
  if (!verdict) return "";
  const { own, against } = verdict;
  if (against) {
    const { rival, build, p50, p99 } = against;
    const built = build ? words.relation(build) : "";
    return words.verdict.between(words.names[rival], built, words.relation(p50), words.relation(p99));
  }
  const [build, p50, p99] = [own.buildMs, own.viewP50Us, own.viewP99Us].map(({ median }) => figure(median));
  return words.verdict.alone(build ?? "", p50 ?? "", p99 ?? "");
}
