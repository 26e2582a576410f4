import { Button } from "@mantine/core";
import { reasonOf, sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { checkoutOf } from "~/routing/quest-paths";
import type { WishEntry } from "~/sync/checkout/booking-wish";
import { takeBack } from "~/sync/outbox/controls";
import { failureOfEntry } from "~/sync/outbox/entry";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { useOnline } from "~/ui/use-online";
import { type MyQuestsWords, useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { dateText } from "./texts";

/** A booking that waits for the network, or that could not be made when it was there. */
export function WishCard({ wish }: { wish: WishEntry }) {
  const { data, key, status } = wish;
  const w = useMyQuestsWords();
  const quest = useQuestRecord(data.questId);
  const isOnline = useOnline();
  const isRefused = status === "refused";
  const state = isRefused ? w.wish.refused : w.wish.waiting;
  return (
    <section className={classes.offer} data-tone="wish" aria-label={`${state}: ${data.title}`}>
      <div className={classes.rowLink}>
        <QuestCover id={data.questId} quest={quest} />
        <div className={classes.words}>
          <span>{state}</span>
          <b>{data.title}</b>
          <span>{[dateText(data), w.seats(data.seats)].filter(Boolean).join("\u00a0· ")}</span>
        </div>
      </div>
      <p role={isRefused ? "alert" : "status"}>
        {isRefused ? `${refusalOf(wish, w)} ${w.wish.kept}` : isOnline ? w.wish.booking : w.wish.offline}
      </p>
      <div className={classes.ways}>
        {isRefused ? (
          <Button component={Link} href={checkoutOf(data.questId, { session: data.sessionId, seats: data.seats })}>
            {w.wish.again}
          </Button>
        ) : null}
        <Button variant="default" disabled={status === "sending"} onClick={() => void takeBack(key)}>
          {isRefused ? w.wish.dismiss : w.wish.stop}
        </Button>
      </div>
    </section>
  );
}

function refusalOf(wish: WishEntry, w: MyQuestsWords): string {
  const failure = failureOfEntry(wish);
  const reasons: Readonly<Record<string, string>> = { ...w.failed, ...w.wish.failed };
  return reasons[reasonOf(failure) ?? ""] ?? sentence(failure);
}
