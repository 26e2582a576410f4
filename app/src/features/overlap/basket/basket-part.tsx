import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { drop, shift } from "~/sync/overlap/basket";
import { WishThumbnail } from "~/ui/wish-thumbnail";
import { useWords } from "~/ui/words";
import { Column } from "../column";
import classes from "../column.module.css";

interface Props {
  title: string;
  activities: readonly Activity[];
  /** `true` if they are one's own, to be put in order and dropped. */
  own?: boolean;
  onPick?: (activity: Activity) => void;
  /** Label of the action `onPick` on an activity, by its title. */
  pickLabel?: (title: string) => string;
}

/** One part of the basket; one with nothing in it is left out. */
export function BasketPart({ title, activities, own = false, onPick, pickLabel }: Props) {
  const w = useWords();
  if (activities.length === 0) return null;
  const look = { variant: "subtle", color: "gray", size: 40 } as const;
  return (
    <Column title={title} count={activities.length}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <WishThumbnail wish={activity} />
          <span className={classes.words}>{activity.title}</span>
          {own ? (
            <>
              <ActionIcon {...look} aria-label={w.basket.up(activity.title)} onClick={() => shift(activity, -1)}>
                <IconArrowUp size={17} stroke={1.7} />
              </ActionIcon>
              <ActionIcon {...look} aria-label={w.basket.down(activity.title)} onClick={() => shift(activity, 1)}>
                <IconArrowDown size={17} stroke={1.7} />
              </ActionIcon>
              <ActionIcon {...look} aria-label={w.item.remove(activity.title)} onClick={() => drop(activity)}>
                <IconX size={17} stroke={1.7} />
              </ActionIcon>
            </>
          ) : null}
          {onPick ? (
            <ActionIcon
              {...look}
              aria-label={(pickLabel ?? w.basket.pick)(activity.title)}
              onClick={() => onPick(activity)}
            >
              <IconPlus size={17} stroke={1.7} />
            </ActionIcon>
          ) : null}
        </li>
      ))}
    </Column>
  );
}
