/** Texts of items that were changed elsewhere as well, until who wrote them has decided. */
import { useStore } from "zustand";
import type { Activity } from "~/core";
import { conflictedChanges, isTextConflict, type TextConflict } from "~/state/conflicted";
import { textOf } from "~/sync/lists/activities";
import { dropConflicted } from "~/sync/lists/conflicted";
import type { ListActions } from "~/sync/lists/item-actions";
import type { FieldConflict } from "~/ui/form/use-followed-record";

/** Longest texts of an activity, in characters. */
export const TITLE_MAX = 140;
export const NOTE_MAX = 4000;

/** The undecided texts of an activity, by their fields. */
export function useKeptTexts(
  activity: Activity,
  actions: ListActions,
): Partial<Record<"title" | "note", FieldConflict>> {
  const waiting = useStore(conflictedChanges, (state) => state.waiting);
  const own = waiting.filter(isTextConflict).filter((text) => isUndecided(text, activity));
  return Object.fromEntries(
    own.map((text) => [
      text.field,
      {
        mine: text.mine,
        theirs: textOf(activity, text.field),
        choose: (chosen: string) => void decideText(text, activity, actions, chosen),
      },
    ]),
  );
}

/** Returns `true` if an activity still has another text than the one that was saved. */
export function isUndecided({ activityId, field, mine }: TextConflict, activity: Activity): boolean {
  return activityId === activity.id && textOf(activity, field).trim() !== mine.trim();
}

/** Saves the text that was chosen in the place of the one by now, and forgets the other. */
export async function decideText(text: TextConflict, activity: Activity, actions: ListActions, chosen: string) {
  const isNew = chosen.trim() !== textOf(activity, text.field).trim();
  if (!isNew || (await actions.change(activity, { [text.field]: chosen.trim() || null }))) await dropConflicted(text);
}
