import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { takeBack, tryAgain } from "~/sync/outbox/controls";
import { type Entry, failureOfEntry } from "~/sync/outbox/entry";
import { outbox } from "~/sync/outbox/store";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { type WaitingChange, WaitingList } from "~/ui/waiting/waiting-list";
import { useWords, type Words } from "~/ui/words";
import { SignInToSend } from "./sign-in-to-send";
import { TryNow } from "./try-now";
import { useLabels } from "./use-labels";
import { useSignInNeeded } from "./use-sign-in-needed";

interface Props {
  opened: boolean;
  onClose: () => void;
  entries: readonly Entry[];
}

/** Lists what waits, what is being sent and what was refused, each with its reason. */
export function OutboxPanel({ opened, onClose, entries }: Props) {
  const w = useWords();
  const labels = useLabels(entries, opened);
  const progress = useStore(outbox, (state) => state.progress);
  const isSignedOut = useSignInNeeded();
  const { signedOut, ...others } = w.outbox.status;
  const reasons = { ...others, signedOut, ...(isSignedOut ? { offline: signedOut, queued: signedOut } : {}) };
  const changes = entries.map((entry) =>
    changeOf(entry, labels.get(entry.key) ?? w.outbox.unknown, reasons, progress[entry.key]),
  );
  const refused = changes.filter(({ state }) => state === "refused");
  const waiting = changes.filter(({ state }) => state !== "refused");
  const on = {
    onTakeBack: ({ key, label }: WaitingChange) => {
      void takeBack(key);
      toast({ message: w.outbox.takenBack(label) });
    },
    // Refused again it is shown here again.
    onTryAgain: ({ key }: WaitingChange) => void tryAgain(key).catch(() => undefined),
  };
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={w.outbox.title}
      wide="side"
      footer={waiting.length > 0 ? isSignedOut ? <SignInToSend /> : <TryNow /> : undefined}
    >
      <WaitingList title={w.outbox.refusedTitle} explained={w.outbox.refusedExplained} changes={refused} {...on} />
      <WaitingList
        title={w.outbox.waitingTitle}
        explained={isSignedOut ? w.outbox.keptWhere.untilSignedIn : w.outbox.explained}
        changes={waiting}
        {...on}
      />
      {entries.length === 0 ? <p>{w.outbox.empty}</p> : null}
    </Sheet>
  );
}

type Reasons = Words["outbox"]["status"];

function changeOf(entry: Entry, label: string, reasons: Reasons, sent = 0): WaitingChange {
  const { key, status } = entry;
  const reason = status === "refused" ? sentence(failureOfEntry(entry)) : reasonToWait(entry, reasons);
  return { key, label, state: status, reason, sent };
}

function reasonToWait({ failure }: Entry, reasons: Reasons): string {
  if (failure?.code === "unauthenticated") return reasons.signedOut;
  if (failure?.code === "resource-exhausted") return reasons.busy;
  return failure ? reasons.offline : reasons.queued;
}
