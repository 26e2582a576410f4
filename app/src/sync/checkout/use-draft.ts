import { useEffect, useRef, useState } from "react";
import { useSession } from "../session/use-session";
import { type CheckoutDraft, EMPTY_DRAFT, keepCheckoutDraft, readCheckoutDraft } from "./draft";

/** The draft of a checkout; `null` until it is read. It goes with the reader into the account they sign in to. */
export function useCheckoutDraft(
  questId: string,
): [draft: CheckoutDraft | null, change: (part: Partial<CheckoutDraft>) => void] {
  const uid = useSession((state) => state.uid);
  const isResuming = useSession(({ status }) => status === "resuming");
  const [draft, setDraft] = useState<CheckoutDraft | null>(null);
  /** Draft as it was changed here; `null` while nothing was. */
  const changed = useRef<CheckoutDraft | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has a draft of their own
  useEffect(() => {
    if (isResuming) return;
    if (changed.current) return keepCheckoutDraft(questId, changed.current);
    let isCurrent = true;
    void readCheckoutDraft(questId).then((kept) => isCurrent && setDraft((now) => changed.current ?? now ?? kept));
    return () => {
      isCurrent = false;
    };
  }, [questId, uid, isResuming]);
  const change = (part: Partial<CheckoutDraft>) => {
    changed.current = { ...(changed.current ?? draft ?? EMPTY_DRAFT), ...part };
    setDraft(changed.current);
    if (!isResuming) keepCheckoutDraft(questId, changed.current);
  };
  return [draft, change];
}
