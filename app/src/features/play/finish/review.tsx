import { IconStar } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { reviewPlay } from "~/sync/play/actions";
import { useMyReviews } from "~/sync/quests/use-my-reviews";
import { useTypedReview } from "~/sync/typed-texts/use-typed-review";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";
import type { Play } from "../play";
import { sayWhy } from "../proof/proof";
import classes from "./finish.module.css";

const STARS = [1, 2, 3, 4, 5];
/** Characters of a review, as the server has it. */
const TEXT_MAX = 4_000;

/** A review of the quest, by whoever booked it: written at once, sent when there is a network. */
export function Review({ play }: { play: Play }) {
  const { finish: w } = usePlayWords();
  const { record, changes, uid } = play;
  const id = useId();
  const { stars, text, setStars, setText, clear } = useTypedReview(record.bookingId);
  const [isSent, setSent] = useState(false);
  const isReviewed = useMyReviews().reviews?.has(record.bookingId) ?? false;
  const isWaiting = changes.some(({ data, status }) => data.call.name === "postReview" && status !== "refused");
  // A team has one review: that of whoever booked.
  if (record.progress.userId !== uid) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    reviewPlay(record, stars, text).then(clear, (failure) => {
      setSent(false);
      sayWhy(failure);
    });
  };
  if (isWaiting) return <p className={parts.said}>{w.reviewWaiting}</p>;
  if (isSent || isReviewed) return <p className={parts.said}>{w.reviewed}</p>;
  return (
    <form onSubmit={send}>
      <h2 className={classes.part}>{w.review}</h2>
      <fieldset className={classes.stars}>
        <legend>{w.rating}</legend>
        {STARS.map((count) => (
          <label key={count} data-on={count <= stars || undefined}>
            <input
              type="radio"
              name={`${id}-stars`}
              value={count}
              checked={count === stars}
              aria-label={w.stars(count)}
              onChange={() => setStars(count)}
            />
            <IconStar aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {stars > 0 ? (
        <>
          <label className={parts.label} htmlFor={id}>
            {w.text}
          </label>
          <textarea
            id={id}
            className={classes.text}
            value={text}
            maxLength={TEXT_MAX}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" className={parts.button}>
            {w.send}
          </button>
        </>
      ) : null}
    </form>
  );
}
