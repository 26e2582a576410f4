import { Button } from "@mantine/core";
import { useState } from "react";
import { number } from "~/ui/format";
import { useQuest } from "../quest-context";
import { ReviewText } from "./review-text";
import classes from "./reviews.module.css";
import { spreadOf } from "./spread";

/** Reviews that are shown at first, and with each press more. */
const FIRST = 3;
const MORE = 10;

/** Reviews: the mean, its spread, and the guests' words. */
export function Reviews() {
  const { snapshot, w } = useQuest();
  const [shown, setShown] = useState(FIRST);
  const { reviews } = snapshot;
  const spread = spreadOf(reviews.map(({ data }) => data.stars));
  return (
    <section>
      <h2>{w.reviews.title}</h2>
      {spread.count === 0 ? (
        <p className={classes.none}>{w.reviews.none}</p>
      ) : (
        <div className={classes.reviews}>
          <div>
            <p className={classes.mean}>
              <b>{number(Math.round(spread.mean * 10) / 10)}</b>
              <span>{w.reviews.count(spread.count)}</span>
            </p>
            <ul className={classes.spread}>
              {spread.rows.map(({ stars, count }) => (
                <li key={stars} aria-label={w.reviews.row(stars, count)}>
                  <span aria-hidden="true">{stars}</span>
                  <span className={classes.bar} aria-hidden="true">
                    <i style={{ width: `${(100 * count) / spread.count}%` }} />
                  </span>
                  <span aria-hidden="true">{number(count)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={classes.texts}>
            {reviews.slice(0, shown).map((review) => (
              <ReviewText key={review.id} review={review} />
            ))}
            {reviews.length > shown ? (
              <Button variant="subtle" className={classes.more ?? ""} onClick={() => setShown(shown + MORE)}>
                {shown === FIRST ? w.reviews.all(reviews.length) : w.reviews.more}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}
