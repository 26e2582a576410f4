import { Button, Select } from "@mantine/core";
import { useEffect, useState } from "react";
import type { QuestSession } from "~/core";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { listOccurrences } from "~/ui/recurrence/occurrences";
import { RecurrenceField } from "~/ui/recurrence/recurrence-field";
import type { RecurrenceRule } from "~/ui/recurrence/rule";
import type { EventTime } from "~/ui/time/event-time";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { useComposerWords } from "~/ui/words/quest-composer";
import { useQuestDateWords } from "~/ui/words/quest-date";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { useDateCalls } from "./use-date-calls";

/** Dates that one press adds, and more than a series of a quest needs. */
const SERIES_MAX = 200;

/** Adds one date, or a series of them: every Saturday until a day. */
export function AddDates() {
  const w = useComposerWords().dates;
  const date = useQuestDateWords();
  const { sessions, walk } = useComposerContext();
  const zone = sessions.at(-1)?.data.timeZone ?? deviceZone();
  const [time, setTime] = useState<EventTime | null>(null);
  const [rule, setRule] = useState<RecurrenceRule | null>(null);
  const [cutoffMin, setCutoff] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { add } = useDateCalls();
  const starts = useStarts(time, rule);
  const isEndless = rule !== null && rule.ends.kind === "never";
  const dates = datesOf(time, starts, cutoffMin);
  const press = async () => {
    setBusy(true);
    const isAdded = await add(dates);
    setBusy(false);
    if (!isAdded) return;
    setTime(null);
    setRule(null);
  };
  return (
    <div className={classes.card}>
      <DateTimeField
        label={w.adding}
        value={time}
        onChange={setTime}
        timeZone={zone}
        min={todayIn(zone, Date.now())}
        usualLength={Math.max(30, Math.round((walk.endMin - walk.startMin) / 15) * 15)}
      />
      {time ? <RecurrenceField label={w.repeats} value={rule} onChange={setRule} start={time} /> : null}
      {isEndless ? <p className={classes.soft}>{w.tooMany(SERIES_MAX)}</p> : null}
      <Select
        label={date.closes}
        data={Object.entries(date.closesOptions).map(([value, label]) => ({ value, label }))}
        value={String(cutoffMin)}
        allowDeselect={false}
        onChange={(value) => setCutoff(Number(value))}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={dates.length === 0 || isEndless}
        onClick={() => void press()}
      >
        {dates.length > 1 ? w.addMany(dates.length) : w.addOne}
      </Button>
    </div>
  );
}

/** The starts of a rule, those left out are not among them. */
function useStarts(time: EventTime | null, rule: RecurrenceRule | null): readonly string[] {
  const [starts, setStarts] = useState<readonly string[]>([]);
  const asked = JSON.stringify([time, rule]);
  useEffect(() => {
    let isCurrent = true;
    const [from, by] = JSON.parse(asked) as [EventTime | null, RecurrenceRule | null];
    if (!from || from.allDay) return setStarts([]);
    if (!by) return setStarts([from.startsAt]);
    void listOccurrences(by, from, SERIES_MAX).then((found) => {
      const taken = found.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ startsAt }) => startsAt ?? []);
      if (isCurrent) setStarts(taken);
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return starts;
}

function datesOf(time: EventTime | null, starts: readonly string[], cutoffMin: number): QuestSession[] {
  if (!time || time.allDay) return [];
  const lengthMs = Date.parse(time.endsAt) - Date.parse(time.startsAt);
  return starts.map((startsAt) => ({
    ...{ startsAt: exact(startsAt), endsAt: exact(Date.parse(startsAt) + lengthMs), timeZone: time.timeZone },
    ...(cutoffMin > 0 ? { cutoffMin } : {}),
  }));
}

const exact = (moment: string | number) => new Date(moment).toISOString();
