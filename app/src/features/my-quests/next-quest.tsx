import { Button } from "@mantine/core";
import { IconMapPin, IconTicket } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { playQuest } from "~/routing/quest-paths";
import type { MyQuest } from "~/sync/quests/arrange";
import { stopsReached } from "~/sync/quests/quest";
import { othersOn } from "~/sync/quests/seats";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { listed } from "~/ui/format";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { StopBars } from "./stop-bars";
import { countdownText, dateText, moneyText, ownTimeText } from "./texts";

interface Props {
  mine: MyQuest;
  nowMs: number;
  /** True if it is the one thing to do on the page. */
  isMain: boolean;
  onTicket: () => void;
}

/** The quest that goes on or begins next, with its countdown and the one thing to do. */
export function NextQuest({ mine, nowMs, isMain, onTicket }: Props) {
  const w = useMyQuestsWords();
  const { booking, standing, progress } = mine;
  const quest = useQuestRecord(booking.questId);
  const isPlaying = standing === "playing" || standing === "running";
  const stops = quest?.stops ?? [];
  const place = stops[0]?.title;
  const own = ownTimeText(booking, w);
  const money = moneyText(booking, w);
  return (
    <section className={classes.next} aria-labelledby="next-quest">
      <QuestCover id={booking.questId} quest={quest} shape="wide" />
      <div className={classes.nextWords}>
        <p className={classes.badge}>{isPlaying ? w.countdown.now : countdownText(booking, nowMs, w.countdown)}</p>
        <h2 id="next-quest">
          <Link href={paths.quest(booking.questId)} className={classes.nextTitle}>
            {booking.questTitle}
          </Link>
        </h2>
        {progress && stops.length > 0 ? (
          <StopBars reached={stopsReached(progress)} stops={stops.length} />
        ) : (
          <>
            {booking.startsAt ? (
              <p>
                <b>{dateText(booking)}</b> {own ? <span className={classes.soft}>{own}</span> : null}
              </p>
            ) : null}
            {place ? (
              <p className={classes.fact}>
                <IconMapPin size={18} stroke={1.7} aria-hidden="true" />
                {place}
              </p>
            ) : null}
            <p className={classes.soft}>
              {[w.seats(booking.seats), listed(othersOn(booking)), money].filter(Boolean).join("\u00a0· ")}
            </p>
          </>
        )}
        <div className={classes.ways}>
          {isPlaying ? (
            <Button
              size="md"
              component={Link}
              href={playQuest(booking.questId, mine.id)}
              variant={isMain ? "filled" : "default"}
            >
              {progress ? w.does.play : w.does.start}
            </Button>
          ) : null}
          <Button
            size="md"
            variant={isMain && !isPlaying ? "filled" : "default"}
            leftSection={<IconTicket size={20} stroke={1.7} aria-hidden="true" />}
            onClick={onTicket}
          >
            {w.does.ticket}
          </Button>
        </div>
      </div>
    </section>
  );
}
