import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { type MyHangout, standingOf, waitsForMe } from "~/sync/hangouts/my-hangouts";
import { firstName } from "~/ui/people/person";
import { titleProps } from "~/ui/title-props";
import { useWords } from "~/ui/words";
import { dateText } from "./date-text";
import { HangoutCover } from "./hangout-cover";
import classes from "./my-hangouts.module.css";

/** A hangout with its date and what it waits for; all of it leads there. */
export function HangoutRow({ mine, nowMs }: { mine: MyHangout; nowMs: number }) {
  const w = useWords();
  const { id, hangout } = mine;
  const standing = standingOf(mine, nowMs);
  const host = useStore(friendshipsStore, ({ cards }) => cards[hangout.hostId]?.name);
  const says = {
    vote: w.myHangouts.waitsForYou,
    voted: w.myHangouts.youAnswered,
    pick: w.myHangouts.pick,
    invited: w.myHangouts.invited(firstName({ name: host ?? w.friends.somebody })),
    scheduled: "",
    waitlisted: w.myHangouts.waitlisted,
    reconfirm: w.myHangouts.reconfirm,
    past: w.myHangouts.happened,
    cancelled: w.myHangouts.cancelled,
  }[standing];
  return (
    <li>
      <Link href={paths.hangout(id)} className={classes.row}>
        <HangoutCover mine={mine} />
        <span className={classes.words}>
          <b {...titleProps(hangout.title)}>{hangout.title}</b>
          <span>{dateText(hangout, w.myHangouts)}</span>
        </span>
        {says ? (
          <span className={classes.standing} data-waits={waitsForMe(standing) || undefined}>
            {says}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
