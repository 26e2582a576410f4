import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { SavedList } from "~/state/lists";
import { actionsOf } from "~/sync/lists/item-actions";
import { useWords } from "~/ui/words";
import classes from "./wizard.module.css";

interface Props {
  label: string;
  listId: string;
  activities: SavedList["data"]["activities"];
  icon?: ReactNode;
}

/** Wishes on the list already, each with a button that takes it off again. */
export function PickedList({ label, listId, activities, icon }: Props) {
  const w = useWords();
  if (activities.length === 0) return null;
  return (
    <ul className={classes.picked} aria-label={label}>
      {activities.map((activity) => (
        <li key={activity.id}>
          {icon}
          {activity.title}
          <CloseButton
            size="sm"
            aria-label={w.item.remove(activity.title)}
            onClick={() => void actionsOf(listId).remove(activity)}
          />
        </li>
      ))}
    </ul>
  );
}
