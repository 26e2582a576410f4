import { Button, Textarea } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { FormEvent } from "react";
import type { MyQuest } from "~/sync/quests/arrange";
import { postReview } from "~/sync/quests/booking-actions";
import { useTypedReview } from "~/sync/typed-texts/use-typed-review";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";

const STARS = [1, 2, 3, 4, 5] as const;
/** Characters of a review, as the server takes them. */
const TEXT_MAX = 4_000;

/** Says what a finished quest was like: stars, and words if one likes. */
export function ReviewPanel({ mine, onDone }: { mine: MyQuest; onDone: () => void }) {
  const { review: w } = useMyQuestsWords();
  const { stars, text, setStars, setText, clear } = useTypedReview(mine.id);
  const { attempt, isRunning, refusal } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isSent = await attempt(
      () => postReview(mine.id, stars, text),
      () => w.done,
    );
    if (!isSent) return;
    clear();
    onDone();
  };
  return (
    <form className={classes.panel} onSubmit={send}>
      <fieldset className={classes.stars}>
        <legend>{w.title}</legend>
        {STARS.map((count) => {
          const Icon = count <= stars ? IconStarFilled : IconStar;
          return (
            <label key={count}>
              <input type="radio" name="stars" checked={count === stars} onChange={() => setStars(count)} />
              <Icon size={30} stroke={1.5} aria-hidden="true" />
              <span>{w.star(count)}</span>
            </label>
          );
        })}
      </fieldset>
      <Textarea
        label={w.text}
        description={w.optional}
        autosize
        minRows={3}
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {refusal ? <p role="alert">{refusal}</p> : null}
      <Button size="md" type="submit" disabled={stars === 0} loading={isRunning}>
        {w.send}
      </Button>
    </form>
  );
}
