import { ActionIcon, Button } from "@mantine/core";
import { IconCalendarDown, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { startDate } from "~/ui/recurrence/rule";
import { ruleText } from "~/ui/recurrence/rule-words";
import { saveFile } from "~/ui/save-file";
import { fieldDay, timeText } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useControlWords } from "~/ui/words/controls";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { type Dated, type Series, seriesOf } from "../model/series";
import { useDateCalls } from "./use-date-calls";

/** The dates there are: those of a series in one row, which unfolds. */
export function SeriesList() {
  const w = useComposerWords().dates;
  const { sessions, content, quest } = useComposerContext();
  const series = seriesOf(sessions);
  if (series.length === 0) return <p className={classes.soft}>{w.none}</p>;
  const save = async () => {
    const { calendarOf } = await import("../model/calendar-file");
    const text = calendarOf(quest?.id ?? "", content, series);
    saveFile(new File([text], "dates.ics", { type: "text/calendar;charset=utf-8" }));
  };
  return (
    <div>
      <ul className={classes.series}>
        {series.map((each) => (
          <SeriesRow key={each.sessions[0]?.id} series={each} />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconCalendarDown size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {w.save}
      </Button>
    </div>
  );
}

function SeriesRow({ series: { sessions, rule, start } }: { series: Series }) {
  const w = useComposerWords().dates;
  const control = useControlWords();
  const { remove } = useDateCalls();
  const [isOpen, setOpen] = useState(false);
  const [first] = sessions;
  if (!rule) return first ? <DateRow session={first} /> : null;
  const { time } = wallTimeAt(start.startsAt, start.timeZone);
  return (
    <li>
      <div className={classes.dateRow}>
        <span className={classes.dateText}>
          <b>{ruleText(control.recurrence, rule, startDate(start))}</b>
          <small>{[timeText(time), w.series(sessions.length)].join(", ")}</small>
        </span>
        <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? w.hide : w.show}
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={() => void remove(sessions)}>
          {w.removeSeries}
        </Button>
      </div>
      {isOpen ? (
        <ul className={classes.series}>
          {sessions.map((session) => (
            <DateRow key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function DateRow({ session }: { session: Dated }) {
  const w = useComposerWords().dates;
  const { content } = useComposerContext();
  const { remove } = useDateCalls();
  const { startsAt = "", timeZone = "UTC", capacity, seats } = session.data;
  const { date, time } = wallTimeAt(startsAt, timeZone);
  const day = fieldDay(date);
  return (
    <li className={classes.dateRow}>
      <span className={classes.dateText}>
        <b>{day}</b>
        <small>
          {timeText(time)}
          {seats?.booked ? `, ${w.seats(seats.booked, capacity ?? content.capacityDefault ?? 10)}` : ""}
        </small>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={w.removeDate(day)}
        onClick={() => void remove([session])}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
