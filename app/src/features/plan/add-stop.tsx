import { Button, Menu } from "@mantine/core";
import { IconListCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { type NewStop, stopOf, useWishes } from "./use-wishes";

/** Stops that a day may have. */
const STOPS_MAX = 50;
/** Wishes that are offered at once, the nearest. */
const WISHES_MAX = 20;

interface Props {
  date: string;
  isEmpty: boolean;
}

/** Adds a stop to a day: a place by its name, coordinates or the map, or a wish from the reader's lists. */
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
  if ((day?.stops ?? []).length >= STOPS_MAX) return <p className={classes.note}>{w.add.full(STOPS_MAX)}</p>;
  const add = (place: NewStop) => {
    edit([{ op: "addStop", date, stop: stopOf(place) }]);
    setAttempt(attempt + 1);
  };
  const fromList =
    wishes.length > 0 ? (
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="subtle" size="compact-md" leftSection={<IconListCheck size={18} aria-hidden="true" />}>
            {w.add.fromList}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.wishes ?? ""}>
          {wishes.map((wish) => (
            <Menu.Item key={wish.id} onClick={() => add(wish.stop)}>
              {wish.stop.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
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
      </div>
    );
  }
  return (
    <div className={classes.adding}>
      <PlacePicker key={attempt} label={w.add.label} withPin near={near} onPick={add} />
      {fromList}
    </div>
  );
}
