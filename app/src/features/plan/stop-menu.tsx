import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarEvent,
  IconDots,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import type { TimedStop } from "~/sync/plans/day-times";
import { longDay } from "~/ui/time/format-time";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

interface Props {
  timed: TimedStop;
  date: string;
  onEdit: () => void;
}

/** What can be done with a stop besides dragging it. */
export function StopMenu({ timed: { stop, number }, date, onEdit }: Props) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const at = number - 1;
  const others = (plan.days ?? []).filter((day) => day.date !== date);
  const count = plan.days?.find((day) => day.date === date)?.stops?.length ?? 0;
  const move = (to: number) => edit([{ op: "moveStop", id: stop.id, date, at: to }]);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={w.stop.more(stop.name)}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.wishes ?? ""}>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
          {w.stop.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={stop.locked ? <IconLockOpen {...ICON} /> : <IconLock {...ICON} />}
          onClick={() => edit([{ op: "setStop", id: stop.id, fields: { locked: stop.locked ? null : true } }])}
        >
          {stop.locked ? w.stop.unlock : w.stop.lock}
        </Menu.Item>
        {at > 0 ? (
          <Menu.Item leftSection={<IconArrowUp {...ICON} />} onClick={() => move(at - 1)}>
            {w.stop.up}
          </Menu.Item>
        ) : null}
        {at < count - 1 ? (
          <Menu.Item leftSection={<IconArrowDown {...ICON} />} onClick={() => move(at + 1)}>
            {w.stop.down}
          </Menu.Item>
        ) : null}
        {others.map((day) => (
          <Menu.Item
            key={day.date}
            leftSection={<IconCalendarEvent {...ICON} />}
            onClick={() => edit([{ op: "moveStop", id: stop.id, date: day.date }])}
          >
            {w.stop.toDay(longDay(day.date))}
          </Menu.Item>
        ))}
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...ICON} />}
          onClick={() => edit([{ op: "removeStop", id: stop.id }])}
        >
          {w.stop.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
