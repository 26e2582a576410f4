import { useRef, useState } from "react";
import { hangoutReady } from "~/routing/hangout-paths";
import { useNavigation } from "~/routing/use-location";
import { requireSession } from "~/sync/session/session";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { createOnce } from "./create";
import type { HangoutDraft } from "./draft";
import { removeDraft } from "./use-draft";

/** Creates the hangout of a draft, after signing in where that is needed, and opens the page with its link. */
export function useCreate(origin: string) {
  const navigation = useNavigation();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (draft: HangoutDraft) => {
    if (!(await requireSession())) return;
    setSending(true);
    const { id, shortfalls } = await createOnce(draft);
    for (const shortfall of shortfalls) toast({ message: words().newHangout.failed[shortfall], kind: "failure" });
    await removeDraft(origin);
    navigation.replace(hangoutReady(id));
    window.scrollTo(0, 0);
  };
  const create = (draft: HangoutDraft) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    void run(draft)
      .catch(setFailure)
      .finally(() => {
        isRunning.current = false;
        setSending(false);
      });
  };
  return { create, isSending, failure };
}
