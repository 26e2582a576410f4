import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { Link } from "~/routing/link";
import { composeQuest } from "~/routing/quest-paths";
import { rememberSeatChoice, seatChoice } from "~/sync/checkout/choice";
import { useInView } from "~/ui/use-in-view";
import { isOffer, OWN } from "../card";
import { type Choice, offerOf } from "../offer";
import { useQuest } from "../quest-context";
import { useStart } from "../use-start";
import classes from "./booking.module.css";
import { OfferCard } from "./offer-card";
import { StateCard } from "./state-card";
import { StickyBar } from "./sticky-bar";
import { usePublish } from "./use-publish";

/** Actions of the reader now: choose a date and book, or go on with a booking they have begun. */
export function Booking({ isLoading }: { isLoading: boolean }) {
  const open = useQuest();
  const { standing, snapshot, questId, isOwn, w } = open;
  const [choice, setChoice] = useState<Choice>(() => seatChoice(questId));
  const choose = (next: Choice) => {
    setChoice(next);
    rememberSeatChoice(questId, next);
  };
  const [ref, isInView] = useInView<HTMLElement>();
  const offer = isOffer(standing) ? offerOf(standing, choice, open) : null;
  const again = standing.name === "done" ? standing.again?.id : undefined;
  const { start, isStarting } = useStart(questId, offer?.chosen.id ?? again);
  const publish = usePublish(snapshot.quest);
  const press = { start: () => void start(), save: open.toggleSaved, publish: () => void publish() };
  const busy = isStarting;
  // What is the reader's own comes first on phones; an offer comes after what it is about.
  const isOwnStanding = OWN.includes(standing.name);
  return (
    <>
      <section
        className={classes.booking}
        ref={ref}
        aria-label={w.card.label}
        id="dates"
        data-own={isOwnStanding || undefined}
      >
        {isLoading ? (
          <Skeleton height={220} radius={16} />
        ) : isOffer(standing) && offer ? (
          <OfferCard standing={standing} offer={offer} onChoose={choose} press={press} isBusy={busy} />
        ) : isOffer(standing) ? null : (
          <StateCard standing={standing} press={press} isBusy={busy} />
        )}
        {isOwn && !isLoading && standing.name !== "draft" ? (
          <p className={classes.own}>
            {w.card.yours} <Link href={composeQuest(questId)}>{w.card.edit}</Link>
          </p>
        ) : null}
      </section>
      {isInView || isLoading ? null : <StickyBar offer={offer} press={press} isBusy={busy} />}
    </>
  );
}
