import { useEffect } from "react";
import { call } from "~/api/call";
import { whenIdle } from "~/ui/when-idle";

/** Counts that somebody looks at a published quest: the server adds one to the day, and keeps nothing about them. */
export function useCountView(questId: string, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return;
    // Nobody waits for it, and one that is lost does not matter.
    return whenIdle(() => void call("countQuestView", { questId }).catch(() => undefined));
  }, [questId, isCounted]);
}
