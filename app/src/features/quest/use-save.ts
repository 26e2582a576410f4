import { useEffect, useRef } from "react";
import { removeSavedQuest, saveQuest, useSavedQuests } from "~/sync/quests/saved-quests";
import { requireSession } from "~/sync/session/session";
import { useIsKnown } from "~/sync/session/use-session";
import { hideToast, toast } from "~/ui/toast";
import { useQuestWords } from "~/ui/words/quest";
import { failed } from "./attempt";

const TOAST = "quest-saved";

/** Saves a quest for later, or takes it off again. */
export function useSave(questId: string, title: string) {
  const { head } = useQuestWords();
  const isKnown = useIsKnown();
  const isSaved = useSavedQuests()?.has(questId) ?? false;
  const isToastShown = useRef(false);
  // On the next page, as the checkout, it would only be in the way.
  useEffect(() => () => void (isToastShown.current && hideToast(TOAST)), []);
  const toggle = async () => {
    if (!isKnown && !(await requireSession())) return;
    try {
      await (isSaved ? removeSavedQuest(questId, title) : saveQuest(questId, title));
      toast({ message: isSaved ? head.unsaveDone : head.saveDone, place: TOAST });
      isToastShown.current = true;
    } catch (failure) {
      failed(failure);
    }
  };
  return { isSaved, toggle };
}
