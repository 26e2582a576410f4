import { Button, SegmentedControl, Stack, Switch } from "@mantine/core";
import { useMemo, useState } from "react";
import type { PlanDay } from "~/core";
import { distanceKm } from "~/sync/geo";
import { type Candidate, chosenDay, startOf, withinHours } from "~/sync/plans/day-times";
import { clock, minutes } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { type PlacedWish, stopOf, useWishes } from "./use-wishes";

/** Wishes farther from the day's first stop than this are no way to fill some hours. */
const NEAR_KM = 40;
/** Wishes that are tried, the nearest. */
const WISHES_MAX = 30;
const HOURS = [2, 3, 4, 6, 8] as const;

interface Props {
  day: PlanDay;
  onClose: () => void;
}

/** "We have four hours": the stops of a day that fit, in the best order, what is left out and why. */
export function HoursSheet({ day, onClose }: Props) {
  const w = usePlanWords();
  const { mode, ways, edit } = usePlanContext();
  const [hours, setHours] = useState<number>(4);
  const [withWishes, setWithWishes] = useState(false);
  const wishes = useNearWishes(day);
  const answer = useMemo(() => {
    const planned = (day.stops ?? []).map((stop): Candidate => ({ stop, isPlanned: true }));
    const candidates = withWishes ? [...planned, ...wishes] : planned;
    const asked = { mode, known: ways, startMin: startOf(day), timeMin: hours * 60 };
    return candidates.length > 0 ? withinHours(candidates, asked) : null;
  }, [day, mode, ways, hours, withWishes, wishes]);
  const use = () => {
    if (answer) edit(chosenDay(day.date, answer));
    onClose();
  };
  const left = answer?.left.filter(({ candidate }) => candidate.isPlanned) ?? [];
  return (
    <Sheet
      opened
      onClose={onClose}
      title={w.hours.title(hours)}
      footer={
        <Button fullWidth disabled={!answer || answer.chosen.length === 0} onClick={use}>
          {w.hours.use}
        </Button>
      }
    >
      <Stack>
        <SegmentedControl
          fullWidth
          aria-label={w.hours.which}
          value={String(hours)}
          onChange={(value) => setHours(Number(value))}
          data={HOURS.map((value) => ({ value: String(value), label: minutes(value * 60) }))}
        />
        {wishes.length > 0 ? (
          <Switch
            label={w.hours.withWishes(wishes.length)}
            checked={withWishes}
            onChange={({ currentTarget }) => setWithWishes(currentTarget.checked)}
          />
        ) : null}
        {answer ? (
          <>
            <h3>{w.hours.fits(answer.chosen.length, clock(answer.endMin))}</h3>
            <ol className={classes.plainList} aria-live="polite">
              {answer.chosen.map(({ candidate, arriveMin }) => (
                <li key={candidate.stop.id}>
                  <b>{clock(arriveMin)}</b> {candidate.stop.name}
                  {candidate.isPlanned ? "" : ` (${w.hours.wish})`}
                </li>
              ))}
            </ol>
            {left.length > 0 ? (
              <>
                <h3>{w.hours.left}</h3>
                <ul className={classes.plainList}>
                  {left.map(({ candidate, reason }) => (
                    <li key={candidate.stop.id}>
                      {candidate.stop.name}{" "}
                      <span>{reason.kind === "closed" ? w.hours.closed : w.hours.over(minutes(reason.overMin))}</span>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </>
        ) : (
          <p>{w.hours.nothing}</p>
        )}
      </Stack>
    </Sheet>
  );
}

function useNearWishes(day: PlanDay): readonly Candidate[] {
  const wishes = useWishes(day);
  return useMemo(() => {
    const [first] = day.stops ?? [];
    const isNear = ({ stop }: PlacedWish) => first !== undefined && distanceKm(first, stop) <= NEAR_KM;
    const near = wishes.filter(isNear).slice(0, WISHES_MAX);
    return near.map(({ stop }) => ({ stop: stopOf(stop), isPlanned: false }));
  }, [wishes, day]);
}
