import { Button, Group } from "@mantine/core";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Activity } from "~/core";
import {
  type ConflictedChange,
  conflictedChanges,
  isTextConflict,
  type RemovedItem,
  type TextConflict,
} from "~/state/conflicted";
import { lists, type SavedList } from "~/state/lists";
import { textOf } from "~/sync/lists/activities";
import { dropConflicted, keepConflicted } from "~/sync/lists/conflicted";
import type { ListActions } from "~/sync/lists/item-actions";
import { TextConflict as TextChoice } from "~/ui/form/text-conflict";
import { toast } from "~/ui/toast";
import { useWords, words } from "~/ui/words";
import { decideText, isUndecided, NOTE_MAX, TITLE_MAX } from "../kept-texts";
import classes from "./conflict-notice.module.css";

interface Props {
  list: SavedList;
  actions: ListActions;
}

/** Changes that met others made elsewhere: activities to bring back or leave off, and texts to choose from. */
export function ConflictNotice({ list, actions }: Props) {
  const waiting = useStore(conflictedChanges, (state) => state.waiting).filter(({ listId }) => listId === list.id);
  useSettledTexts(waiting, list.id);
  return (
    <div role="status" className={classes.conflicted}>
      {waiting.map((change) => {
        if (!isTextConflict(change)) {
          return <ConflictedItem key={change.activity.id} change={change} actions={actions} />;
        }
        const activity = list.data.activities.find((each) => isUndecided(change, each));
        const key = `${change.activityId}/${change.field}/${change.mine}`;
        return activity ? <ConflictedText key={key} change={change} activity={activity} actions={actions} /> : null;
      })}
    </div>
  );
}

/** Forgets texts that the list has by now: somebody wrote the same, or decided on another device. */
function useSettledTexts(waiting: readonly ConflictedChange[], listId: string): void {
  const saved = useStore(lists, (state) => [...(state.saved ?? []), ...state.others].find(({ id }) => id === listId));
  useEffect(() => {
    for (const text of waiting.filter(isTextConflict)) {
      const activity = saved?.data.activities.find(({ id }) => id === text.activityId);
      if (activity && !isUndecided(text, activity)) void dropConflicted(text);
    }
  }, [waiting, saved]);
}

interface TextProps {
  change: TextConflict;
  activity: Activity;
  actions: ListActions;
}

function ConflictedText({ change, activity, actions }: TextProps) {
  const w = useWords();
  const isTitle = change.field === "title";
  const choose = (text: string) => {
    // The buttons go with the decision: the focus goes to the item itself.
    document.querySelector<HTMLElement>(`[data-item="${activity.id}"] [data-title]`)?.focus();
    void decideText(change, activity, actions, text);
  };
  return (
    <article>
      <TextChoice
        mine={change.mine}
        theirs={textOf(activity, change.field)}
        max={isTitle ? TITLE_MAX : NOTE_MAX}
        isOneLine={isTitle}
        onChoose={choose}
      >
        <h2>{isTitle ? w.conflict.textChanged(activity.title) : w.conflict.noteChanged(activity.title)}</h2>
      </TextChoice>
    </article>
  );
}

function ConflictedItem({ change, actions }: { change: RemovedItem; actions: ListActions }) {
  const w = useWords();
  const { activity, fields } = change;
  const bringBack = async () => {
    if (await actions.bringBack(activity, fields)) await dropConflicted(change);
  };
  return (
    <article>
      <div>
        <h2>{w.conflict.itemRemoved(activity.title)}</h2>
        {activity.note && fields.includes("note") ? (
          <dl>
            <dt>{w.item.note}</dt>
            <dd>{activity.note}</dd>
          </dl>
        ) : null}
      </div>
      <Group gap="xs">
        <Button size="sm" onClick={() => void bringBack()}>
          {w.conflict.bringBack}
        </Button>
        <Button size="sm" variant="default" onClick={() => leaveOff(change)}>
          {w.conflict.leaveOff}
        </Button>
      </Group>
    </article>
  );
}

function leaveOff(change: RemovedItem): void {
  void dropConflicted(change);
  const message = words().conflict.leftOff(change.activity.title);
  toast({ message, place: "undo", action: { label: words().common.undo, run: () => void keepConflicted([change]) } });
}
