import { Button } from "@mantine/core";
import type { Versioned } from "~/api/schema";
import type { QuestQueueEntry } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { joinLine, leaveLine } from "~/sync/quests/booking-actions";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { dateText } from "./texts";
import { useDate } from "./use-date";

interface Props {
  entry: Versioned<QuestQueueEntry>;
  onChanged: () => void;
}

/** A place in the line of a full date, with how to leave it, or to wait for fewer seats. */
export function LineRow({ entry: { id, data }, onChanged }: Props) {
  const w = useMyQuestsWords();
  const quest = useQuestRecord(data.questId);
  const { attempt, isRunning, refusal } = useAttempt();
  const session = useDate(data.questId, data.sessionId);
  const fewer = data.passedFree !== undefined && data.passedFree > 0 && data.passedFree < data.seats;
  const facts = [session ? dateText(session) : null, w.waiting.for(data.seats)];
  const leave = () =>
    attempt(
      () => leaveLine(id),
      () => w.waiting.left,
    ).then((done) => done && onChanged());
  const take = (seats: number) =>
    attempt(
      () => joinLine(data.questId, data.sessionId, seats),
      () => null,
    ).then((done) => done && onChanged());
  return (
    <li className={classes.row}>
      <Link href={paths.quest(data.questId)} className={classes.rowLink}>
        <QuestCover id={data.questId} quest={quest} />
        <span className={classes.words}>
          <b>{quest?.title ?? ""}</b>
          <span>{facts.filter(Boolean).join(" ")}</span>
          <span className={classes.standing}>{data.position ? w.waiting.place(data.position) : w.waiting.line}</span>
          <span>{fewer ? w.waiting.passed(data.passedFree ?? 0) : w.waiting.told}</span>
        </span>
      </Link>
      <div className={classes.rowWays}>
        {fewer ? (
          <Button loading={isRunning} onClick={() => take(data.passedFree ?? 1)}>
            {w.waiting.fewer(data.passedFree ?? 1)}
          </Button>
        ) : null}
        <Button variant="default" loading={isRunning} onClick={leave}>
          {w.waiting.leave}
        </Button>
        {refusal ? <p role="alert">{refusal}</p> : null}
      </div>
    </li>
  );
}
