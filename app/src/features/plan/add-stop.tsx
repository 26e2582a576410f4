import { Button, Menu } from "@mantine/core";
import { IconFlag, IconListCheck, IconPlus, type TablerIcon } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Quest } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { QuestItems } from "./quest-items";
import { stopsOfQuest } from "./quest-stops";
import { type NewStop, stopOf, useWishes } from "./use-wishes";

/** Stops that a day may have. */
const STOPS_MAX = 50;
/** Wishes that are offered at once, the nearest. */
const WISHES_MAX = 20;

interface Props {
  date: string;
  isEmpty: boolean;
}

/** Adds a stop to a day: a place by its name, coordinates or the map, a wish from the reader's lists, or all stops of a quest. */
export function AddStop({ date, isEmpty }: Props) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const [isAdding, setAdding] = useState(isEmpty);
  // The field comes back empty after each place.
  const [attempt, setAttempt] = useState(0);
  const day = plan.days?.find((each) => each.date === date);
  // A pin is most likely near the last stop: of this day, or of any.
  const near = day?.stops?.at(-1) ?? plan.days?.flatMap(({ stops }) => stops ?? []).at(-1) ?? null;
  const wishes = useWishes(day).slice(0, WISHES_MAX);
  const room = STOPS_MAX - (day?.stops ?? []).length;
  if (room <= 0) return <p className={classes.note}>{w.add.full(STOPS_MAX)}</p>;
  const add = (place: NewStop) => {
    edit([{ op: "addStop", date, stop: stopOf(place) }]);
    setAttempt(attempt + 1);
  };
  const addAll = (quest: Quest) =>
    edit(
      stopsOfQuest(quest).map((stop) => ({ op: "addStop", date, stop: { ...stop, id: crypto.randomUUID() } }) as const),
    );
  const fromQuest = (
    <StopsMenu name={w.add.fromQuest} icon={IconFlag}>
      <QuestItems room={room} onPick={addAll} />
    </StopsMenu>
  );
  const fromList =
    wishes.length > 0 ? (
      <StopsMenu name={w.add.fromList} icon={IconListCheck}>
        {wishes.map((wish) => (
          <Menu.Item key={wish.id} onClick={() => add(wish.stop)}>
            {wish.stop.name}
          </Menu.Item>
        ))}
      </StopsMenu>
    ) : null;
  if (!isAdding) {
    return (
      <div className={classes.add}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {w.add.open}
        </Button>
        {fromList}
        {fromQuest}
      </div>
    );
  }
  return (
    <div className={classes.adding}>
      <PlacePicker key={attempt} label={w.add.label} withPin near={near} onPick={add} />
      <div className={classes.add}>
        {fromList}
        {fromQuest}
      </div>
    </div>
  );
}

interface StopsMenuProps {
  name: string;
  icon: TablerIcon;
  children: ReactNode;
}

function StopsMenu({ name, icon: Icon, children }: StopsMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" size="compact-md" leftSection={<Icon size={18} aria-hidden="true" />}>
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.wishes ?? ""}>{children}</Menu.Dropdown>
    </Menu>
  );
}
