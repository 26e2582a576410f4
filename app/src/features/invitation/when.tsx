import { useInvitationWords } from "~/ui/words/invitation";
import { dayParts, daysUntil, foreignZone } from "./dates";
import classes from "./fixed-date.module.css";
import type { InvitationView } from "./model";
import { ownTimes, timesOf } from "./sentences";

/** The date of a hangout as a leaf of a calendar, with its times and how soon it is; nothing while it is open. */
export function When({ view, nowMs }: { view: InvitationView; nowMs: number }) {
  const w = useInvitationWords();
  const { startsAt, endsAt } = view.when;
  if (!startsAt) return null;
  const { day, weekday, month, long } = dayParts(startsAt, view.when);
  const times = timesOf(startsAt, endsAt, view, w);
  const days = daysUntil(startsAt, view.when, nowMs);
  const zone = foreignZone(view.when, [startsAt]);
  const own = ownTimes(startsAt, endsAt, view, w);
  const note = [
    own,
    days >= 0 && view.status === "scheduled" ? w.fixed.inDays(days) : "",
    zone ? w.poll.zone(zone) : "",
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className={classes.when} data-off={view.status === "cancelled" || undefined}>
      <span className={classes.block} aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </span>
      <p>
        <b>
          <span className={classes.unseen}>{long}</span>
          <span aria-hidden="true">{weekday}</span>
          {`, ${times}`}
        </b>
        {note}
      </p>
    </div>
  );
}
