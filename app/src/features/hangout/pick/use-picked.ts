import { useState } from "react";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { replaceUndo } from "~/sync/lists/undo-toast";
import { takeBack } from "~/sync/outbox/controls";
import { words } from "~/ui/words";

/**
 * The date that was picked on this device just now: while its messages wait, also after the page was loaded again, and
 * until the host goes on.
 */
export function usePicked(open: OpenHangout | undefined) {
  const [key, setKey] = useState<string | null>(null);
  const entry = open?.waiting.find(({ data, status }) => data.call.name === "scheduleHangout" && status !== "refused");
  const isScheduled = open?.snapshot.hangout.data.status === "scheduled";
  const isShown = isScheduled && (entry !== undefined || key !== null);
  const undo = async () => {
    setKey(null);
    if (!entry) return;
    // The words that go with the date wait behind it, and must not go without it.
    const behind = open?.waiting.filter(({ sequence }) => sequence > entry.sequence) ?? [];
    for (const each of [...behind, entry]) await takeBack(each.key);
    replaceUndo({ message: words().hangout.picked.undone });
  };
  return {
    isShown,
    /** Time at which the messages go out; `null` once that is over. */
    sentAtMs:
      entry && entry.attempts === 0 && entry.status === "waiting" && entry.notBefore > 0 ? entry.notBefore : null,
    isWaiting: entry !== undefined,
    pickedAs: setKey,
    undo,
    goOn: () => setKey(null),
  };
}
