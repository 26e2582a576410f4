import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import type { Comparison } from "./comparison";
import { figuresOf, timesOf } from "./statistics";

/** What is said aloud: that it began, each round that is reached, who was given up, and at the end what came of it. */
export function useSummary(comparison: Comparison): string {
  const words = useLabWords();
  const w = words.said;
  const of = useStore(comparison, (state) => state.of);
  const outcomes = useStore(comparison, (state) => state.outcomes);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  const round = useStore(comparison, (state) => state.doing?.round ?? 0);
  if (!of) return "";
  const stopped = outcomes.flatMap(({ contender, end }) =>
    end?.kind === "stopped" || end?.kind === "failed" ? [w.givenUp(words.names[contender.name])] : [],
  );
  if (isRunning) return [w.round(round, of.settings.runs), ...stopped].join(" ");
  // A grid is not built before it is asked for.
  const [measure, said] =
    of.settings.algorithm === "grid" ? (["viewP50Us", w.viewed] as const) : (["buildMs", w.built] as const);
  const own = outcomes[0] && figuresOf(outcomes[0]);
  const compared = outcomes.slice(1).flatMap((outcome) => {
    const figures = figuresOf(outcome);
    const times = own && figures && timesOf(figures[measure].median, own[measure].median);
    return times ? [said(words.names[outcome.contender.name], times)] : [];
  });
  const isCancelled = outcomes.some(({ end }) => end?.kind === "cancelled");
  return [isCancelled ? w.cancelled : w.done, ...compared, ...stopped].join(" ");
}
