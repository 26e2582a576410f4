import type { QuestSession } from "~/core";
import { formatPrice } from "~/ui/money/format-money";
import { useQuestDateWords } from "~/ui/words/quest-date";
import type { Effects } from "./date-draft";
import classes from "./quest-date.module.css";

interface Props {
  effects: Effects;
  session: QuestSession;
}

/** Sentences on what guests hear of a change, before it is made. */
export function EffectList({ effects, session }: Props) {
  const words = useQuestDateWords();
  const w = words.effects;
  const { booked = 0, waiting = 0 } = session.seats ?? {};
  const { isMoved, meetsElsewhere, price, added } = effects;
  const hasPrice = "price" in effects;
  const sentences = [
    isMoved && booked > 0 ? w.moved(booked) : "",
    isMoved && waiting > 0 ? w.movedWaiting(waiting) : "",
    meetsElsewhere && !isMoved && booked > 0 ? w.place(booked) : "",
    hasPrice ? w.price(price ? formatPrice(price.amount, price.currency) : words.free) : "",
    added > 0 ? w.added(added, waiting) : "",
  ].filter(Boolean);
  const none = booked + waiting === 0 ? w.nobody : w.quiet;
  return (
    <section className={classes.effects} aria-live="polite">
      <h3>{w.title}</h3>
      {effects.isChanged ? (
        (sentences.length > 0 ? sentences : [none]).map((each) => <p key={each}>{each}</p>)
      ) : (
        <p>{words.unchanged}</p>
      )}
    </section>
  );
}
