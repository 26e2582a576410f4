import { useRef } from "react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { offerUndo } from "~/sync/lists/undo-toast";
import { takeBack, tryAgain, useHasDiscarded } from "~/sync/outbox/controls";
import { type Entry, failureOfEntry } from "~/sync/outbox/entry";
import { outbox } from "~/sync/outbox/store";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { type WaitingChange, WaitingList } from "~/ui/waiting/waiting-list";
import { useWords, type Words, words } from "~/ui/words";
import { SignInToSend } from "./sign-in-to-send";
import { TryNow } from "./try-now";
import { type Label, useLabels } from "./use-labels";
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
  const discarded = useRef<Discarded[]>([]);
  const hasDiscarded = useHasDiscarded();
  const isSignedOut = useSignInNeeded();
  const { signedOut, ...others } = w.outbox.status;
  const reasons = { ...others, signedOut, ...(isSignedOut ? { offline: signedOut, queued: signedOut } : {}) };
  const changes = entries.map((entry) =>
    changeOf(entry, labels.get(entry.key) ?? { label: w.outbox.unknown, words: "" }, w, reasons, progress[entry.key]),
  );
  const refused = changes.filter(({ state }) => state === "refused");
  const waiting = changes.filter(({ state }) => state !== "refused");
  const on = {
    onTakeBack: ({ key, label }: WaitingChange) => {
      discarded.current.push({ label, restore: takeBack(key) });
      offerLast(discarded.current);
    },
    // Refused again it is shown here again.
    onCopy: ({ words: text = "" }: WaitingChange) => void copyWords(text),
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
      {entries.length === 0 ? <p>{hasDiscarded ? w.outbox.nothingWaits : w.outbox.empty}</p> : null}
    </Sheet>
  );
}

interface Discarded {
  label: string;
  /** Function that puts it back, once it is taken back. */
  restore: Promise<() => Promise<void>>;
}

async function copyWords(text: string): Promise<void> {
  const { done, failed } = words().outbox.copying;
  await navigator.clipboard.writeText(text).then(
    () => toast({ message: done }),
    () => toast({ message: failed, kind: "failure" }),
  );
}

/** Offers to put the last discarded change back, then the one before it. */
function offerLast(discarded: Discarded[]): void {
  const last = discarded.at(-1);
  if (!last) return;
  const takeBack = () => {
    discarded.pop();
    void last.restore.then((restore) => restore());
    offerLast(discarded);
  };
  offerUndo({ message: words().outbox.takenBack(last.label), takeBack });
}

type Reasons = Words["outbox"]["status"];

function changeOf(entry: Entry, { label, words }: Label, w: Words, reasons: Reasons, sent = 0): WaitingChange {
  const { key, status } = entry;
  if (isOfLostList(entry)) return { key, label, state: status, reason: w.outbox.lostList, isFinal: true, words };
  const reason = status === "refused" ? sentence(failureOfEntry(entry)) : reasonToWait(entry, reasons);
  return { key, label, state: status, reason, sent };
}

/** True where the list of a refused edit is not the person's to edit any more, nor to see. */
function isOfLostList({ kind, status, failure }: Entry): boolean {
  return kind === "item-edit" && status === "refused" && failure?.code === "not-found";
}

function reasonToWait({ failure }: Entry, reasons: Reasons): string {
  if (failure?.code === "unauthenticated") return reasons.signedOut;
  if (failure?.code === "resource-exhausted") return reasons.busy;
  return failure ? reasons.offline : reasons.queued;
}
