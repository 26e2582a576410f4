import { Button } from "@mantine/core";
import { IconCalendarDown } from "@tabler/icons-react";
import { useState } from "react";
import { startDate } from "~/ui/recurrence/rule";
import { ruleText } from "~/ui/recurrence/rule-words";
import { saveFile } from "~/ui/save-file";
import { timeText } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useControlWords } from "~/ui/words/controls";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import type { ComposerSlots } from "../composer-page";
import { type Series, seriesOf } from "../model/series";
import { DateRow } from "./date-row";
import { useDateCalls } from "./use-date-calls";

/** The dates there are: those of a series in one row, which unfolds. */
export function SeriesList({ DateSheet }: Pick<ComposerSlots, "DateSheet">) {
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
          <SeriesRow key={each.sessions[0]?.id} series={each} DateSheet={DateSheet} />
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

interface RowProps extends Pick<ComposerSlots, "DateSheet"> {
  series: Series;
}

function SeriesRow({ series: { sessions, rule, start }, DateSheet }: RowProps) {
  const w = useComposerWords().dates;
  const control = useControlWords();
  const { remove } = useDateCalls();
  const [isOpen, setOpen] = useState(false);
  const [first] = sessions;
  if (!rule) return first ? <DateRow session={first} DateSheet={DateSheet} /> : null;
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
            <DateRow key={session.id} session={session} DateSheet={DateSheet} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
