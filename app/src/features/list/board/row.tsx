import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Activity } from "~/core";
import { useWhereabouts } from "~/map/towns/use-whereabouts";
import { isDone } from "~/sync/lists/activities";
import type { AlsoPerson } from "~/sync/overlap/use-also-wants";
import { ActivityFacts } from "~/ui/activity-facts";
import { listed } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
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
  /** The title was pressed by a pointer; its keys open the details. */
  onPress?: (() => void) | undefined;
  /** `true` while its card is open on the map. */
  isOnMap?: boolean;
  /** Left out without a place. */
  onMap?: (() => void) | undefined;
  /** Left out where nothing can be pinned. */
  onPin?: (() => void) | undefined;
  pinned?: boolean;
  /** `true` if the month it was planned for is over. */
  overdue?: boolean;
  /** People who want it too. */
  also?: readonly AlsoPerson[] | undefined;
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
export function Row({
  activity,
  onTick,
  renaming,
  handle,
  chosen,
  onChoose,
  also,
  overdue,
  happenAt,
  onPress,
  isOnMap = false,
  ...actions
}: Props) {
  const done = isDone(activity);
  const w = useWords();
  const where = useWhereabouts(activity, true);
  const tick = onChoose ? (
    <Tick box label={w.item.choose(activity.title)} checked={chosen ?? false} onChange={onChoose} />
  ) : (
    <Tick label={w.item.done(activity.title)} checked={done} onChange={onTick} />
  );
  return (
    <div className={classes.row} data-done={done || undefined} data-chosen={chosen || isOnMap || undefined}>
      {handle}
      {tick}
      <RowPicture activity={activity} />
      <div className={classes.words}>
        <Title
          title={activity.title}
          onOpen={({ detail: presses }) => (presses > 0 && onPress ? onPress() : actions.onOpen())}
          renaming={renaming}
        />
        <ActivityFacts activity={activity} where={where} isShort isOverdue={overdue ?? false} />
      </div>
      {also && also.length > 0 ? <WantedBy people={also} /> : null}
      <RowMenu activity={activity} happenAt={happenAt} {...actions} />
    </div>
  );
}

/** The faces of those who want it too, in words for who does not see them. */
function WantedBy({ people }: { people: readonly AlsoPerson[] }) {
  const w = useWords();
  const names = people.map(firstName);
  const said = w.today.wantToo(listed(names), names.length);
  return (
    <span className={classes.also} title={said}>
      <FaceStack people={people} size="small" max={2} names="hidden" />
      <span className={classes.hidden}>{said}</span>
    </span>
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
