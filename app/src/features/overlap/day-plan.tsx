import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Pair } from "~/sync/overlap/overlap";
import { usePlanning } from "~/sync/overlap/use-overlap";
import { useSession } from "~/sync/session/use-session";
import { clock, listed, minutes } from "~/ui/format";
import { useWords } from "~/ui/words";
import { type Day, type DayWish, dayOf, isForADay, placed, type Way } from "./day";
import classes from "./overlap.module.css";

const HOURS = [2, 3, 4, 6, 8];
const STAYS = [30, 45, 60, 90];
const WAYS = ["walk", "bike", "car"] as const;

/** "We have four hours": a day from what both want. */
export function DayPlan({ pairs }: { pairs: readonly Pair[] }) {
  const w = useWords();
  const core = usePlanning();
  const home = useSession(({ user }) => user?.homeArea);
  // A quarter of a degree for each minute that the clock is ahead of UTC.
  const base = { home, clockLng: -new Date().getTimezoneOffset() / 4 };
  const stops = placed(pairs);
  const isPossible = stops.some((stop) => isForADay(stop, base));
  const [wish, setWish] = useState<DayWish>({ hours: 4, stayMin: 45, way: "walk" });
  const [day, setDay] = useState<Day | null>(null);
  const set = (part: Partial<DayWish>) => {
    setWish({ ...wish, ...part });
    setDay(null);
  };
  return (
    <section className={classes.plan} aria-labelledby="day-plan">
      <h2 id="day-plan">{w.dayPlan.title}</h2>
      <p>{isPossible ? w.dayPlan.explained : stops.length === 0 ? w.dayPlan.noPlaces : w.dayPlan.tooFar}</p>
      {isPossible ? (
        <div className={classes.choices}>
          <NativeSelect
            label={w.dayPlan.hours}
            value={wish.hours}
            data={HOURS.map((hours) => ({ value: String(hours), label: w.dayPlan.hoursOf(hours) }))}
            onChange={(event) => set({ hours: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={w.dayPlan.mode}
            value={wish.way}
            data={WAYS.map((way) => ({ value: way, label: w.dayPlan.modes[way] }))}
            onChange={(event) => set({ way: event.currentTarget.value as Way })}
          />
          <NativeSelect
            label={w.dayPlan.stay}
            value={wish.stayMin}
            data={STAYS.map((stay) => ({ value: String(stay), label: w.dayPlan.minutes(stay) }))}
            onChange={(event) => set({ stayMin: Number(event.currentTarget.value) })}
          />
          <Button disabled={!core} onClick={() => core && setDay(dayOf(core.chooseStops, stops, wish, base))}>
            {w.dayPlan.propose}
          </Button>
        </div>
      ) : null}
      <div role="status">{day ? <Proposal day={day} /> : null}</div>
    </section>
  );
}

function Proposal({ day: { visits, left, wayMin, lengthMin, isExact } }: { day: Day }) {
  const w = useWords();
  if (visits.length === 0) return <p>{w.dayPlan.none}</p>;
  return (
    <>
      <p>{w.dayPlan.sum(visits.length, minutes(lengthMin), w.dayPlan.way(minutes(wayMin)))}</p>
      <ol className={classes.day}>
        {visits.map(({ activity, arriveMin, leaveMin, wayMin: way }) => (
          <li key={activity.id}>
            <span>{w.dayPlan.stop(clock(arriveMin), clock(leaveMin))}</span>
            <div>
              {activity.title}
              {way > 0 ? <p className={classes.quiet}>{w.dayPlan.way(minutes(way))}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.quiet}>
        {w.dayPlan.estimate} {isExact && visits.length > 1 ? w.dayPlan.exact : ""}
      </p>
      {left.length > 0 ? (
        <p className={classes.quiet}>{w.dayPlan.left(listed(left.map(({ title }) => title)))}</p>
      ) : null}
    </>
  );
}
