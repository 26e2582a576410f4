import type { Activity } from "~/core";
import type { ListActions } from "../actions";
import type { AlsoWants } from "../overlap/use-also-wants";
import { Row } from "./row";
import classes from "./section.module.css";
import { SortableRow } from "./sortable-row";
import { tick } from "./tick";

/** What all rows of a board do and know. */
export interface RowWiring {
  actions: ListActions;
  pinned: readonly string[];
  onOpen: (activity: Activity) => void;
  /** Left out where nothing can be pinned. */
  onPin: ((activity: Activity) => void) | undefined;
  /** Ids of those chosen to be changed together; `null` while nothing is chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (activity: Activity, chosen: boolean) => void;
  /** Who wants it too. */
  also: AlsoWants;
}

interface Props {
  activity: Activity;
  wiring: RowWiring;
  sortable: boolean;
}

export function RowOf({ activity, wiring, sortable }: Props) {
  const { actions, pinned, chosen, onPin } = wiring;
  const row = {
    activity,
    onTick: (done: boolean) => tick(actions, activity, done),
    onRename: (title: string) => actions.rename(activity, title),
    onRemove: () => void actions.remove(activity),
    onOpen: () => wiring.onOpen(activity),
    onPin: onPin && activity.status !== "done" ? () => onPin(activity) : undefined,
    pinned: pinned.includes(activity.id),
    also: wiring.also.get(activity.id),
    chosen: chosen?.has(activity.id),
    onChoose: chosen ? (is: boolean) => wiring.onChoose(activity, is) : undefined,
  };
  if (sortable) return <SortableRow {...row} />;
  return (
    <li className={classes.item} data-item={activity.id}>
      <Row {...row} />
    </li>
  );
}
