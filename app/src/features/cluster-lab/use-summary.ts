import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import type { Comparison } from "./comparison";
import { useSentence } from "./headline";
import { verdictOf } from "./verdict";

/** Text for the live region: the round that is reached, who did not finish, and at the end the verdict. */
export function useSummary(comparison: Comparison): string {
  const words = useLabWords();
  const w = words.said;
  const of = useStore(comparison, (state) => state.of);
  const outcomes = useStore(comparison, (state) => state.outcomes);
  const isRunning = useStore(comparison, (state) => state.isRunning);
  const round = useStore(comparison, (state) => state.doing?.round ?? 0);
  const sentence = useSentence(verdictOf(outcomes));
  if (!of) return "";
  const stopped = outcomes.flatMap(({ contender, end }) =>
    end?.kind === "stopped" || end?.kind === "failed" ? [w.givenUp(words.names[contender.name])] : [],
  );
  if (isRunning) return [w.round(round, of.settings.runs), ...stopped].join(" ");
  const isCancelled = outcomes.some(({ end }) => end?.kind === "cancelled");
  return [isCancelled ? w.cancelled : w.done, sentence, ...stopped].join(" ");
}
