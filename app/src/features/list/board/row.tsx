import { IconCalendarPlus, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { isDone } from "~/sync/lists/activities";
import { ActivityFacts } from "~/ui/activity-facts";
import { useWords } from "~/ui/words";
import classes from "./row.module.css";
import { RowMenu } from "./row-menu";
import { RowPicture } from "./row-picture";
import { type Renaming, Title } from "./title";

interface Props {
  activity: Activity;
  onTick: (done: boolean) => void;
  onRemove: () => void;
  onOpen: () => void;
  /** Left out without a place. */
  onMap?: (() => void) | undefined;
  /** Left out where nothing can be pinned. */
  onPin?: (() => void) | undefined;
  pinned?: boolean;
  /** Names of the friends who want it too. */
  also?: readonly string[] | undefined;
  /** Address of the page that makes a hangout of it; left out for what is done. */
  happenAt?: string | undefined;
  /** While several are chosen to be changed together: whether this one is. */
  chosen?: boolean | undefined;
  onChoose?: ((chosen: boolean) => void) | undefined;
  /** Left out where titles are not changed in place. */
  renaming?: Renaming | undefined;
  /** Handle of the row for dragging. */
  handle?: ReactNode;
}

/** One activity: the circle ticks it, the title opens its details, the menu has everything else. */
export function Row({ activity, onTick, renaming, handle, chosen, onChoose, also, happenAt, ...actions }: Props) {
  const done = isDone(activity);
  const w = useWords();
  const tick = onChoose ? (
    <Tick box label={w.item.choose(activity.title)} checked={chosen ?? false} onChange={onChoose} />
  ) : (
    <Tick label={w.item.done(activity.title)} checked={done} onChange={onTick} />
  );
  return (
    <div className={classes.row} data-done={done || undefined} data-chosen={chosen || undefined}>
      {handle}
      {tick}
      <RowPicture activity={activity} />
      <div className={classes.words}>
        <Title title={activity.title} onOpen={actions.onOpen} renaming={renaming} />
        <ActivityFacts activity={activity} also={also} />
        {happenAt && also && also.length > 0 && !onChoose ? (
          <Link href={happenAt} className={classes.happen} aria-label={w.makeItHappen.of(activity.title)}>
            <IconCalendarPlus size={17} stroke={1.8} aria-hidden="true" />
            {w.makeItHappen.action}
          </Link>
        ) : null}
      </div>
      <RowMenu activity={activity} happenAt={happenAt} {...actions} />
    </div>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A square, for choosing; else the round one that says done. */
  box?: boolean;
}

function Tick({ label, checked, onChange, box }: TickProps) {
  return (
    <label className={classes.tick} data-box={box || undefined} data-checked={checked || undefined}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <IconCheck size={17} stroke={3} aria-hidden="true" />
    </label>
  );
}
