import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import type { FairPlan } from "./fair-plan";

/** The minutes that a plan asks of each person, against driving alone. */
export function ExtraMinutes({ plan }: { plan: FairPlan }) {
  const w = useCarpoolWords();
  const most = Math.max(1, ...plan.extra.map(({ minutes }) => minutes));
  return (
    <section className={classes.extra} aria-labelledby="carpool-extra">
      <h2 id="carpool-extra">
        {w.plan.extraTitle} <span className={classes.quiet}>{w.plan.extraAgainst}</span>
      </h2>
      <ul>
        {plan.extra.map(({ id, uid, name, drives, size, minutes }) => (
          <li key={id}>
            <Portrait name={name} uid={uid} src={undefined} size="small" />
            <span className={classes.extraName}>
              {firstName({ name })}
              {drives || size > 1 ? <small>{drives ? w.plan.drives : w.plan.more(size)}</small> : null}
            </span>
            <span className={classes.bar} aria-hidden="true">
              <span data-drives={drives || undefined} style={{ width: `${(100 * minutes) / most}%` }} />
            </span>
            <b>{w.plan.plus(minutes)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
