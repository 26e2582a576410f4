import { Button } from "@mantine/core";
import { IconCheck, IconLock, IconSparkles } from "@tabler/icons-react";
import { type CSSProperties, useMemo, useState } from "react";
import type { PlanDay } from "~/core";
import { type BetterOrder, betterOrder, ordered, type Strip } from "~/sync/plans/day-times";
import { clock, distance, listed, minutes } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;
/** Less than this is no saving that anybody walks for. */
const LENGTH_KM_MIN = 0.1;

/** Offers a better order of a day, with what it saves; nothing where the day has the best. */
export function Better({ day }: { day: PlanDay }) {
  const w = usePlanWords();
  const { mode, ways, edit } = usePlanContext();
  const [isShown, setShown] = useState(false);
  const better = useMemo(() => betterOrder(day, mode, ways), [day, mode, ways]);
  if (!better) return null;
  const saved = better.savedMin > 0 ? minutes(better.savedMin) : null;
  const length = better.savedKm >= LENGTH_KM_MIN ? distance(better.savedKm) : null;
  const offer = w.better.offer(saved, length, better.opened);
  const use = () => {
    setShown(false);
    edit(ordered(day.date, better.order));
  };
  return (
    <div className={classes.better}>
      <IconSparkles {...ICON} />
      <p>{offer}</p>
      <Button size="compact-md" variant="default" onClick={() => setShown(true)}>
        {w.better.show}
      </Button>
      <Button size="compact-md" className={classes.use} onClick={use}>
        {w.better.use}
      </Button>
      {isShown ? (
        <BetterSheet day={day} better={better} title={offer} onUse={use} onClose={() => setShown(false)} />
      ) : null}
    </div>
  );
}

interface SheetProps {
  day: PlanDay;
  better: BetterOrder;
  title: string;
  onUse: () => void;
  onClose: () => void;
}

/** The day as it is and as it would be: a strip each, what moves, and what stays. */
function BetterSheet({ day, better, title, onUse, onClose }: SheetProps) {
  const w = usePlanWords();
  const locked = (day.stops ?? []).filter(({ locked }) => locked).map(({ name }) => name);
  const [before, after] = better.travelMin;
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button fullWidth onClick={onUse}>
            {w.better.useThis}
          </Button>
          <Button fullWidth variant="subtle" onClick={onClose}>
            {w.better.keep}
          </Button>
        </>
      }
    >
      <dl className={classes.strips}>
        <Bar label={w.better.now} travel={w.better.way(minutes(before))} strips={better.before} />
        <Bar label={w.better.afterwards} travel={w.better.way(minutes(after))} strips={better.after} />
      </dl>
      <ul className={classes.moves}>
        {better.moved.map(({ stop, arriveMin }) => (
          <li key={stop.id}>
            <IconCheck {...ICON} />
            {w.better.moves(stop.name, clock(arriveMin))}
          </li>
        ))}
        {locked.length > 0 ? (
          <li>
            <IconLock {...ICON} />
            {w.better.stay(listed(locked), locked.length)}
          </li>
        ) : null}
      </ul>
    </Sheet>
  );
}

function Bar({ label, travel, strips }: { label: string; travel: string; strips: readonly Strip[] }) {
  return (
    <div>
      <dt>
        {label} <b>{travel}</b>
      </dt>
      <dd aria-hidden="true">
        {strips.map(({ key, kind, min }) => (
          <span key={key} data-kind={kind} style={{ "--min": Math.max(1, Math.round(min)) } as CSSProperties} />
        ))}
      </dd>
    </div>
  );
}
