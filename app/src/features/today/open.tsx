import { type ReactNode, useRef, useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { daysLeft } from "~/sync/lists/planned-year";
import { isOverdue } from "~/sync/lists/season";
import { useAlsoWants } from "~/sync/overlap/use-also-wants";
import { useWords } from "~/ui/words";
import { couldDoNow } from "./could-do-now";
import { Countdown } from "./countdown";
import { NextCard } from "./next-card";
import { Overdue } from "./overdue";
import classes from "./today.module.css";
import { WishCard } from "./wish-card";

/** Cards below the first. */
const CARDS = 3;

interface Props {
  list: SavedList;
  now: Date;
  /** Place to write another wish, once none is open. */
  start: ReactNode;
  hasFriends: boolean;
}

/** The wishes that still fit: the likeliest one large, three more beside how much time is left. */
export function Open({ list, now, start, hasFriends }: Props) {
  const w = useWords();
  const also = useAlsoWants(list);
  const { year, activities } = list.data;
  const isAhead = year > now.getFullYear();
  const open = useSteady(couldDoNow(activities, isAhead ? 1 : now.getMonth() + 1, also));
  const overdue = activities.filter((activity) => isOverdue(activity, year, now));
  // What was ticked here stays, with its stamp, until the page is left.
  const [ticked, setTicked] = useState<string>();
  const kept = activities.find(({ id }) => id === ticked);
  const [first, ...rest] = kept ? [kept, ...open] : open;
  const days = daysLeft(now.getFullYear(), now);
  return (
    <>
      {first ? (
        <NextCard
          key={first.id}
          list={list}
          activity={first}
          now={now}
          also={also}
          hasFriends={hasFriends}
          onTicked={setTicked}
        />
      ) : null}
      <section className={classes.fits} aria-labelledby="fits">
        <div className={classes.left}>
          <Countdown days={days} isAhead={isAhead} />
          <div>
            <h2 id="fits">{isAhead ? w.today.until(days, year, open.length) : w.today.left(days, open.length)}</h2>
            {rest.length > 0 ? (
              <p className={classes.soft}>{isAhead ? w.today.untilExplained : w.today.leftExplained}</p>
            ) : null}
            {isAhead ? null : (
              <Link href={paths.year(year)} className={classes.more}>
                {w.today.soFar(year)}
              </Link>
            )}
          </div>
        </div>
        <ul className={classes.cards}>
          {rest.slice(0, CARDS).map((activity: Activity) => (
            <WishCard key={activity.id} activity={activity} year={year} now={now} also={also.get(activity.id)} />
          ))}
        </ul>
        {open.length === 0 ? start : null}
        <Link href={paths.listOf(year)} className={classes.more}>
          {w.today.wholeList}
        </Link>
      </section>
      {overdue.length > 0 ? <Overdue list={list} activities={overdue} now={now} /> : null}
    </>
  );
}

/**
 * Keeps the order in which wishes were first offered: what is heard of friends later changes no picture that is being
 * looked at. What is new comes last, what is done goes.
 */
function useSteady(activities: Activity[]): Activity[] {
  const order = useRef(new Map<string, number>());
  for (const { id } of activities) if (!order.current.has(id)) order.current.set(id, order.current.size);
  const at = ({ id }: Activity) => order.current.get(id) ?? 0;
  return [...activities].sort((one, other) => at(one) - at(other));
}
