import { Button } from "@mantine/core";
import { useMemo } from "react";
import QueriesProvider from "~/api/queries-provider";
import { Link } from "~/routing/link";
import { myQuests, playQuest } from "~/routing/quest-paths";
import { useBookingWishes, type WishEntry } from "~/sync/checkout/booking-wish";
import { withoutWished } from "~/sync/checkout/without-wished";
import { arrangeQuests, type MyQuest } from "~/sync/quests/arrange";
import { stopsReached } from "~/sync/quests/quest";
import { useMyQuests } from "~/sync/quests/use-my-quests";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { useNow } from "~/ui/use-now";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { StopBars } from "./stop-bars";
import { countdownText, dateText } from "./texts";
import { WishCard } from "./wish-card";

/** The quest that goes on or begins next, on the page of today; nothing without one. */
export function TodayQuest() {
  const { mine } = useMyQuests();
  const nowMs = useNow();
  const wishes = useBookingWishes(mine);
  const arranged = useMemo(() => mine && arrangeQuests(withoutWished(mine, wishes), nowMs), [mine, wishes, nowMs]);
  const offers = arranged?.waiting.filter(({ data }) => data.status === "offered").length ?? 0;
  if (!arranged?.next && offers + wishes.length === 0) return null;
  return (
    <QueriesProvider>
      <Card next={arranged?.next} offers={offers} wishes={wishes} nowMs={nowMs} />
    </QueriesProvider>
  );
}

interface CardProps {
  next: MyQuest | undefined;
  /** Places in lines with seats to take. */
  offers: number;
  wishes: readonly WishEntry[];
  nowMs: number;
}

function Card({ next, offers, wishes, nowMs }: CardProps) {
  const w = useMyQuestsWords();
  return (
    <section className={classes.today} aria-labelledby="your-quest">
      <h2 id="your-quest">{w.today.title}</h2>
      {offers > 0 ? (
        <Link href={myQuests("waiting")} className={classes.todayOffer}>
          {w.today.offers}
        </Link>
      ) : null}
      {wishes.map((wish) => (
        <WishCard key={wish.key} wish={wish} />
      ))}
      {next ? <Next mine={next} nowMs={nowMs} /> : null}
    </section>
  );
}

function Next({ mine, nowMs }: { mine: MyQuest; nowMs: number }) {
  const w = useMyQuestsWords();
  const { id, booking, standing, progress } = mine;
  const quest = useQuestRecord(booking.questId);
  const stops = quest?.stops ?? [];
  const isNow = standing === "playing" || standing === "running";
  return (
    <div className={classes.todayQuest}>
      <QuestCover id={booking.questId} quest={quest} />
      <div className={classes.words}>
        <b>{booking.questTitle}</b>
        <span>{isNow ? w.countdown.now : countdownText(booking, nowMs, w.countdown)}</span>
        {booking.startsAt && !isNow ? <span>{dateText(booking)}</span> : null}
        {progress && stops.length > 0 ? <StopBars reached={stopsReached(progress)} stops={stops.length} /> : null}
        <Button
          component={Link}
          href={isNow ? playQuest(booking.questId, id) : myQuests("booked", id)}
          variant={isNow ? "filled" : "default"}
          aria-label={`${isNow ? (progress ? w.does.play : w.does.start) : w.does.ticket}: ${booking.questTitle}`}
        >
          {isNow ? (progress ? w.does.play : w.does.start) : w.does.ticket}
        </Button>
      </div>
    </div>
  );
}
