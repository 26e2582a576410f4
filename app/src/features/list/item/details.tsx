import { Button, Stack } from "@mantine/core";
import { IconCheck, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { isDone } from "~/sync/lists/activities";
import type { ListActions } from "~/sync/lists/item-actions";
import { moveToYear } from "~/sync/lists/move-to-year";
import { isOverdue } from "~/sync/lists/season";
import type { AlsoPerson } from "~/sync/overlap/use-also-wants";
import { monthName } from "~/ui/format";
import { MoveOn } from "~/ui/move-on";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { useKeptTexts } from "../kept-texts";
import classes from "./details.module.css";
import { DetailsForm } from "./details-form";
import { PhotoField } from "./photo-field";
import { Reading } from "./reading";
import { Steps } from "./steps";

interface Props {
  /** The activity that is open; the sheet is closed without one. */
  activity: Activity | undefined;
  actions: ListActions;
  /** Year and id of its list. */
  year: number;
  listId: string;
  /** `true` if the list is on this device alone. */
  isDraft: boolean;
  /** `true` if the list is the viewer's: a co-editor does not hide activities. */
  isOwn: boolean;
  pinned: boolean;
  onPin: (activity: Activity) => void;
  /** People who want it too. */
  also: readonly AlsoPerson[] | undefined;
  /** Address of the page that makes a hangout of it. */
  happenAt: string | undefined;
  /** Shows where it is; left out where there is no map. */
  onMap?: ((activity: Activity) => void) | undefined;
  onClose: () => void;
}

/** Everything about one activity, in a sheet beside the list, or below it on a phone: to read, to do, then to change. */
export function Details({ activity, onClose, ...rest }: Props) {
  const w = useWords();
  const footer = activity ? <Ways activity={activity} actions={rest.actions} happenAt={rest.happenAt} /> : null;
  return (
    <Sheet
      opened={activity !== undefined}
      onClose={onClose}
      title={w.item.details}
      wide="side"
      isInAddress
      footer={footer}
    >
      {activity ? <Opened key={activity.id} activity={activity} onClose={onClose} {...rest} /> : null}
    </Sheet>
  );
}

function Opened({ activity, actions, year, listId, isDraft, also, onMap, ...rest }: Props & { activity: Activity }) {
  const w = useWords();
  const [isEditing, setEditing] = useState(false);
  const kept = useKeptTexts(activity, actions);
  const isShown = isEditing || Boolean(kept.title ?? kept.note);
  const change = (fields: Record<string, unknown>) => actions.change(activity, fields);
  return (
    <Stack gap="lg" pb="xl">
      <Reading activity={activity} also={also} onMap={onMap} />
      {isOverdue(activity, year, new Date()) ? (
        <Overdue activity={activity} actions={actions} year={year} listId={listId} onGone={rest.onClose} />
      ) : null}
      <DetailsForm activity={activity} actions={actions} kept={kept} isShown={isShown} {...rest} />
      {isShown ? null : (
        <Button
          variant="default"
          className={classes.edit ?? ""}
          leftSection={<IconPencil size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {w.item.edit}
        </Button>
      )}
      <Steps activity={activity} onChange={change} />
      <PhotoField activity={activity} isDraft={isDraft} onChange={change} />
    </Stack>
  );
}

interface OverdueProps extends Pick<Props, "actions" | "year" | "listId"> {
  activity: Activity;
  /** It is on the list of another year now. */
  onGone: () => void;
}

/** Says that the month has passed, and offers this one or the next year. */
function Overdue({ activity, actions, year, listId, onGone }: OverdueProps) {
  const w = useWords();
  const month = new Date().getMonth() + 1;
  const move = () => {
    onGone();
    void moveToYear(listId, activity, year + 1);
  };
  return (
    <section className={classes.overdue} aria-label={w.item.moveOn}>
      <p>
        <b>{w.item.monthPassed(monthName(activity.targetMonth ?? 1))}.</b> {w.item.moveOn}
      </p>
      <MoveOn
        title={activity.title}
        month={month}
        nextYear={year + 1}
        onMonth={() => void actions.change(activity, { targetMonth: month })}
        onNextYear={move}
      />
    </section>
  );
}

/** The two things one does with a wish. */
function Ways({ activity, actions, happenAt }: { activity: Activity } & Pick<Props, "actions" | "happenAt">) {
  const w = useWords();
  const done = isDone(activity);
  return (
    <div className={classes.ways}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconCheck size={18} stroke={2.2} aria-hidden="true" />}
        aria-label={done ? w.item.notDone(activity.title) : w.item.markDone(activity.title)}
        onClick={() => void actions.tick(activity, !done)}
      >
        {done ? w.item.notDoneShort : w.item.markDoneShort}
      </Button>
      {happenAt && !done ? (
        <Button component={Link} href={happenAt} size="md" className={classes.happen ?? ""}>
          {w.makeItHappen.action}
        </Button>
      ) : null}
    </div>
  );
}
