import { Button, Group } from "@mantine/core";
import { useStore } from "zustand";
import { type ConflictedChange, conflictedChanges } from "~/state/conflicted";
import { dropConflicted, keepConflicted } from "~/sync/lists/conflicted";
import type { ListActions } from "~/sync/lists/item-actions";
import { toast } from "~/ui/toast";
import { useWords, words } from "~/ui/words";
import classes from "./conflict-notice.module.css";

interface Props {
  listId: string;
  actions: ListActions;
}

/** Activities that somebody took off the list while they were changed here: brought back, or left off. */
export function ConflictNotice({ listId, actions }: Props) {
  const waiting = useStore(conflictedChanges, (state) => state.waiting);
  return (
    <div role="status" className={classes.conflicted}>
      {waiting
        .filter((change) => change.listId === listId)
        .map((change) => (
          <ConflictedItem key={change.activity.id} change={change} actions={actions} />
        ))}
    </div>
  );
}

function ConflictedItem({ change, actions }: { change: ConflictedChange; actions: ListActions }) {
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

function leaveOff(change: ConflictedChange): void {
  void dropConflicted(change);
  const message = words().conflict.leftOff(change.activity.title);
  toast({ message, place: "undo", action: { label: words().common.undo, run: () => void keepConflicted([change]) } });
}
