import { Button } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { MyQuestsPart } from "~/routing/quest-paths";
import { useQuery } from "~/routing/use-query";
import { useBookingWishes } from "~/sync/checkout/booking-wish";
import { withoutWished } from "~/sync/checkout/without-wished";
import { type ArrangedQuests, arrangeQuests, type MyQuest } from "~/sync/quests/arrange";
import type { MyQuests as Records } from "~/sync/quests/quest";
import { useSavedQuests } from "~/sync/quests/saved-quests";
import { useMyReviews } from "~/sync/quests/use-my-reviews";
import { Notice } from "~/ui/states";
import { useNow } from "~/ui/use-now";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { BookingSheet } from "./booking-sheet";
import { LineRow } from "./line-row";
import classes from "./my-quests.module.css";
import { NextQuest } from "./next-quest";
import { OfferCard } from "./offer-card";
import { QuestRow } from "./quest-row";
import { SavedRow } from "./saved-row";
import { PARTS, Tabs } from "./tabs";
import { useOpenBooking } from "./use-open-booking";
import { WishCard } from "./wish-card";

interface Props {
  mine: Records;
  /** Says how old it is, where that matters. */
  notice?: ReactNode;
  /** The ticket of a booking. */
  ticket: (mine: MyQuest) => ReactNode;
  /** Makes a link by which somebody becomes a friend. */
  friendLink: ReactNode;
  /** Quests to book, where there is nothing else to show. */
  ideas: ReactNode;
  /** Something was changed here. */
  onChanged: () => void;
}

/** Everything somebody has to do with quests: what goes on, what is booked, saved, waited for, and over. */
export function MyQuests({ mine, notice, ticket, ideas, friendLink, onChanged }: Props) {
  const w = useMyQuestsWords();
  const nowMs = useNow();
  const [query] = useQuery();
  const wishes = useBookingWishes(mine);
  const arranged = useMemo(() => arrangeQuests(withoutWished(mine, wishes), nowMs), [mine, wishes, nowMs]);
  const saved = useSavedQuests();
  const { reviews, refetch } = useMyReviews();
  const opened = useOpenBooking();
  const counts = countsOf(arranged, saved?.size ?? 0);
  const isNew = arranged.waiting.length + wishes.length === 0 && Object.values(counts).every((count) => count === 0);
  const part = PARTS.find((each) => each === query.get("show")) ?? firstPart(counts);
  const open = [...arranged.now, ...arranged.booked, ...arranged.done].find(({ id }) => id === opened.id);
  const reviewOf = (id: string) => reviews && (reviews.get(id) ?? null);
  const changed = () => {
    onChanged();
    refetch();
  };
  const bookingOf = (id: string | undefined) => mine.bookings.find((each) => each.id === id)?.data;
  const { next } = arranged;
  const offers = arranged.waiting.filter(({ data }) => data.status === "offered");
  const shown = part === "now" || part === "booked" || part === "done" ? arranged[part] : [];
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{w.title}</h1>
        <Button component={Link} href={paths.quests} variant="default">
          {w.find}
        </Button>
      </header>
      {notice}
      {wishes.map((wish) => (
        <WishCard key={wish.key} wish={wish} />
      ))}
      {offers.map((entry) => (
        <OfferCard key={entry.id} entry={entry} booking={bookingOf(entry.data.bookingId)} onChanged={changed} />
      ))}
      {isNew ? (
        <Notice title={w.empty.firstTitle}>{w.empty.firstText}</Notice>
      ) : (
        <>
          <Tabs part={part} counts={counts} />
          {next && shown.includes(next) ? (
            <NextQuest mine={next} nowMs={nowMs} isMain={offers.length === 0} onTicket={() => opened.open(next.id)} />
          ) : null}
          <ul className={classes.rows} aria-label={w.tabs[part]}>
            {shown
              .filter((each) => each !== next)
              .map((each) => (
                <QuestRow
                  key={each.id}
                  mine={each}
                  nowMs={nowMs}
                  stars={reviews && (reviews.get(each.id)?.stars ?? null)}
                  href={opened.hrefOf(each.id)}
                  onOpen={() => opened.open(each.id)}
                />
              ))}
            {part === "waiting"
              ? arranged.waiting
                  .filter(({ data }) => data.status === "waiting")
                  .map((entry) => <LineRow key={entry.id} entry={entry} onChanged={changed} />)
              : null}
            {part === "saved"
              ? [...(saved ?? [])]
                  .sort(([, a], [, b]) => b.localeCompare(a))
                  .map(([questId, at]) => <SavedRow key={questId} questId={questId} savedAt={at} />)
              : null}
          </ul>
          {counts[part] === 0 ? (
            <Notice title={part === "booked" && counts.done > 0 ? w.empty.bookedBefore : w.empty[part].title}>
              {w.empty[part].text}
            </Notice>
          ) : null}
        </>
      )}
      {isNew || (counts[part] === 0 && part !== "done") ? ideas : null}
      {open ? (
        <BookingSheet
          key={open.id}
          mine={open}
          nowMs={nowMs}
          review={reviewOf(open.id)}
          ticket={ticket(open)}
          friendLink={friendLink}
          onClose={opened.close}
          onChanged={changed}
        />
      ) : null}
    </div>
  );
}

/** Entries of each part; offered seats stand above all of them. */
function countsOf({ now, booked, waiting, done }: ArrangedQuests, saved: number): Record<MyQuestsPart, number> {
  const inLine = waiting.filter(({ data }) => data.status === "waiting").length;
  return { now: now.length, booked: booked.length, saved, waiting: inLine, done: done.length };
}

/** The part that is shown unless the address names another one. */
function firstPart(counts: Readonly<Record<MyQuestsPart, number>>): MyQuestsPart {
  return (["now", "booked", "waiting", "saved", "done"] as const).find((part) => counts[part] > 0) ?? "booked";
}
