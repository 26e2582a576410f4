import { memo, useRef } from "react";
import type { Activity } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { isOverdue } from "~/sync/lists/season";
import type { AlsoPerson } from "~/sync/overlap/use-also-wants";
import { Handle } from "./handle";
import { Row } from "./row";
import classes from "./section.module.css";
import { tick } from "./tick";
import { useOnMap } from "./use-on-map";

/**
 * Handlers of all rows of a board; the same as long as the board is there, so that a row is drawn again for itself
 * alone.
 */
export interface RowWiring {
  actions: ListActions;
  /** The year of the list. */
  year: number;
  onOpen: (activity: Activity) => void;
  /** The title was pressed by a pointer. */
  onPress: (activity: Activity) => void;
  /** Address of the page that makes a hangout of it. */
  happenAt: (activity: Activity) => string;
  /** Shows where it is; left out where there is no map. */
  onMap?: ((activity: Activity) => void) | undefined;
  /** Left out where nothing can be pinned. */
  onPin: ((activity: Activity) => void) | undefined;
  onChoose: (activity: Activity, chosen: boolean) => void;
}

interface Props {
  activity: Activity;
  wiring: RowWiring;
  /** `true` if its title is a field now. */
  isRenamed: boolean;
  onRenamed: () => void;
  sortable: boolean;
  pinned: boolean;
  /** People who want it too. */
  also: readonly AlsoPerson[] | undefined;
  /** `true` if it is one of those to be changed together; left out while nothing is chosen. */
  chosen: boolean | undefined;
}

function RowOfActivity({ activity, wiring, isRenamed, onRenamed, sortable, pinned, also, chosen }: Props) {
  const { actions, onMap, onPin } = wiring;
  const row = useRef<HTMLLIElement>(null);
  const choosing = chosen !== undefined;
  const isOnMap = useOnMap(activity.id, row);
  return (
    <li ref={row} className={classes.item} data-item={activity.id}>
      <Row
        activity={activity}
        onTick={(done) => tick(actions, activity, done)}
        renaming={{
          isActive: isRenamed,
          onSave: (title, before) => actions.rename({ ...activity, title: before }, title),
          onEnd: onRenamed,
        }}
        onRemove={() => void actions.remove(activity)}
        onOpen={() => wiring.onOpen(activity)}
        onPress={() => wiring.onPress(activity)}
        isOnMap={isOnMap}
        onMap={onMap && activity.place ? () => onMap(activity) : undefined}
        onPin={onPin && activity.status !== "done" ? () => onPin(activity) : undefined}
        pinned={pinned}
        also={also}
        overdue={isOverdue(activity, wiring.year, new Date())}
        happenAt={activity.status === "done" ? undefined : wiring.happenAt(activity)}
        chosen={chosen}
        onChoose={choosing ? (is) => wiring.onChoose(activity, is) : undefined}
        handle={sortable && !choosing ? <Handle id={activity.id} title={activity.title} row={row} /> : undefined}
      />
    </li>
  );
}

/** A row of the board, drawn again only when something of it changed: every edit makes all activities anew. */
export const RowOf = memo(
  RowOfActivity,
  (before, after) =>
    before.wiring === after.wiring &&
    before.isRenamed === after.isRenamed &&
    before.sortable === after.sortable &&
    before.pinned === after.pinned &&
    before.chosen === after.chosen &&
    saysTheSame(before.also, after.also) &&
    saysTheSame(before.activity, after.activity),
);

function saysTheSame(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}
