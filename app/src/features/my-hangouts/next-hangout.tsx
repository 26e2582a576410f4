import { IconMapPin } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { type MyHangout, standingOf } from "~/sync/hangouts/my-hangouts";
import { daysBetween, deviceZone, todayIn } from "~/ui/time/zoned-time";
import { titleProps } from "~/ui/title-props";
import { useWords } from "~/ui/words";
import { dateOf, dateText } from "./date-text";
import { HangoutCover } from "./hangout-cover";
import classes from "./my-hangouts.module.css";

/** The next hangout with a date, and how soon it is. */
export function NextHangout({ mine, nowMs }: { mine: MyHangout; nowMs: number }) {
  const w = useWords().myHangouts;
  const { id, hangout } = mine;
  const date = dateOf(hangout);
  const days = date ? Math.max(0, daysBetween(todayIn(deviceZone(), nowMs), date)) : 0;
  const soon = days === 0 ? w.today : days === 1 ? w.tomorrow : w.inDays(days);
  const standing = standingOf(mine, nowMs);
  return (
    <Link href={paths.hangout(id)} className={classes.next}>
      <HangoutCover mine={mine} shape="wide" />
      <span className={classes.nextWords}>
        <span className={classes.badge}>{soon}</span>
        <b {...titleProps(hangout.title)}>{hangout.title}</b>
        <span>{dateText(hangout, w)}</span>
        {hangout.place?.place ? (
          <span className={classes.fact}>
            <IconMapPin size={16} stroke={1.7} aria-hidden="true" />
            {hangout.place.place.name}
          </span>
        ) : null}
        {standing === "reconfirm" ? (
          <span className={classes.standing} data-waits>
            {w.reconfirm}
          </span>
        ) : null}
        {standing === "waitlisted" ? <span className={classes.standing}>{w.waitlisted}</span> : null}
      </span>
    </Link>
  );
}
