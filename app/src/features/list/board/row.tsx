import { IconCheck, IconDots, IconMap2, IconPin, IconPinFilled, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Activity } from "~/core";
import { isDone } from "~/sync/lists/activities";
import { ActivityFacts } from "~/ui/activity-facts";
import { useWords } from "~/ui/words";
import classes from "./row.module.css";
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
  /** While several are chosen to be changed together: whether this one is. */
  chosen?: boolean | undefined;
  onChoose?: ((chosen: boolean) => void) | undefined;
  /** Left out where titles are not changed in place. */
  renaming?: Renaming | undefined;
  /** What the row is dragged by. */
  handle?: ReactNode;
}

/** One activity: tick it, open its details, pin it, take it off the list. */
export function Row({ activity, onTick, renaming, handle, chosen, onChoose, also, ...actions }: Props) {
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
      </div>
      <RowActions activity={activity} {...actions} />
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

function RowActions({
  activity,
  onRemove,
  onOpen,
  onMap,
  onPin,
  pinned,
}: Pick<Props, "activity" | "onRemove" | "onOpen" | "onMap" | "onPin" | "pinned">) {
  const w = useWords();
  // Plain buttons: a list has three of them for each of its hundreds of rows.
  return (
    <div className={classes.actions}>
      {onMap ? (
        <button
          type="button"
          className={classes.spare}
          data-map
          aria-label={w.place.showOnMap(activity.title)}
          title={w.place.showOnMap(activity.title)}
          onClick={onMap}
        >
          <IconMap2 size={18} stroke={1.6} />
        </button>
      ) : null}
      {onPin ? (
        <button
          type="button"
          className={classes.spare}
          aria-label={pinned ? w.item.unpin(activity.title) : w.item.pin(activity.title)}
          aria-pressed={pinned ?? false}
          onClick={onPin}
        >
          {pinned ? <IconPinFilled size={18} /> : <IconPin size={18} stroke={1.6} />}
        </button>
      ) : null}
      <button type="button" className={classes.spare} aria-label={w.item.remove(activity.title)} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} />
      </button>
      <button type="button" aria-label={w.item.open(activity.title)} data-open onClick={onOpen}>
        <IconDots size={18} stroke={1.6} />
      </button>
    </div>
  );
}
