import type { Versioned } from "~/api/schema";
import type { Review } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useCreator } from "~/sync/quests/use-creator";
import { day } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { useQuest } from "../quest-context";
import classes from "./reviews.module.css";

/** One review, and what the creator says to it. */
export function ReviewText({ review: { id, data } }: { review: Versioned<Review> }) {
  const { w } = useQuest();
  const { userId, userName, stars, text, reply, createdAt } = data;
  const creator = useCreator(data.creatorId);
  const name = userId ? userName : w.reviews.gone;
  return (
    <article className={classes.review}>
      <header>
        <Portrait name={userId ? userName : null} uid={userId} src={undefined} />
        <p>
          <b>{name}</b>
          <small>{w.reviews.by(stars, day(createdAt))}</small>
        </p>
        <Link className={classes.report} href={paths.report("review", id)}>
          {w.reviews.report}
        </Link>
      </header>
      {text ? <p className={classes.text}>{text}</p> : null}
      {reply ? (
        <p className={classes.reply}>
          <b>{w.reviews.reply(creator?.name ?? w.reviews.creator)}</b> {reply}
        </p>
      ) : null}
    </article>
  );
}
