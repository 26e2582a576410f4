import { ActionIcon } from "@mantine/core";
import { IconPencil, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { seatsInAll } from "~/sync/quests/seats";
import { fieldDay, timeText } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useComposerWords } from "~/ui/words/quest-composer";
import { useQuestDateWords } from "~/ui/words/quest-date";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import type { ComposerSlots } from "../composer-page";
import type { Dated } from "../model/series";
import { useDateCalls } from "./use-date-calls";

interface Props extends Pick<ComposerSlots, "DateSheet"> {
  session: Dated;
}

/** One date: press the pencil to change it, the cross to remove it. */
export function DateRow({ session, DateSheet }: Props) {
  const w = useComposerWords().dates;
  const words = useQuestDateWords();
  const { content, quest } = useComposerContext();
  const { remove, noteChanged } = useDateCalls();
  const [isChanging, setChanging] = useState(false);
  const { startsAt = "", timeZone = "UTC", seats } = session.data;
  const { date, time } = wallTimeAt(startsAt, timeZone);
  const day = fieldDay(date);
  return (
    <li className={classes.dateRow}>
      <span className={classes.dateText}>
        <b>{day}</b>
        <small>
          {timeText(time)}
          {seats?.booked ? `, ${w.seats(seats.booked, seatsInAll(content, session.data))}` : ""}
        </small>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={words.changeOf(day)}
        onClick={() => setChanging(true)}
      >
        <IconPencil size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={w.removeDate(day)}
        onClick={() => void remove([session])}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
      {isChanging && quest ? (
        <DateSheet
          questId={quest.id}
          // Before it is published, guests see what is written here.
          quest={quest.data.version ? quest.data : content}
          session={session}
          onClose={() => setChanging(false)}
          onSaved={(before, after) => noteChanged(session, before, after)}
        />
      ) : null}
    </li>
  );
}
