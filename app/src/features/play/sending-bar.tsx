import type { Entry } from "~/sync/outbox/entry";
import type { PlayChange } from "~/sync/play/play-change";
import { usePlayWords } from "~/ui/words/play";
import { Bar } from "./frame";

interface Props {
  isOnline: boolean;
  /** The walk is over: nobody need walk on. */
  isOver?: boolean;
  /** The server did not accept an answer that was given without a signal. */
  hasWrongAnswer: boolean;
  changes: readonly Pick<Entry<PlayChange>, "data" | "status" | "isLate">[];
}

/** No signal, or what waits: what is safe, and that it goes out by itself. Nothing while all is well. */
export function SendingBar({ isOnline, isOver = false, hasWrongAnswer, changes }: Props) {
  const { offline: w } = usePlayWords();
  const checkIns = changes.filter(({ data }) => data.call.name === "checkInStop");
  const refused = checkIns.filter(({ status }) => status === "refused").length;
  const waiting = checkIns.length - refused;
  if (!isOnline)
    return (
      <Bar kind="offline" title={isOver ? w.titleOver : w.title}>
        {waiting > 0 ? w.waiting(waiting) : w.nothing}
      </Bar>
    );
  if (refused > 0)
    return hasWrongAnswer ? (
      <Bar kind="wrong" title={w.wrong}>
        {w.blocked(refused)}
      </Bar>
    ) : (
      <Bar kind="wrong" title={w.refused(refused)}>
        {w.refusedText}
      </Bar>
    );
  // What goes at once needs no words.
  if (changes.some(({ isLate }) => isLate))
    return (
      <Bar kind="sending" title={w.sending}>
        {w.waiting(waiting)}
      </Bar>
    );
  return null;
}
