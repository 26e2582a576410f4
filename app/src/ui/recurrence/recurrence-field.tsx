import { Input, NativeSelect, NumberInput, SegmentedControl, Switch } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { DateField } from "../dates/date-field";
import type { EventTime } from "../time/event-time";
import { addDays } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import { NextDates } from "./next-dates";
import classes from "./recurrence-field.module.css";
import { type RecurrenceRule, startDate, type Unit, weekdayOf, weekly } from "./rule";
import { dayOfMonth, nthWeekdayText, ruleText } from "./rule-words";
import { WeekdayChoice } from "./weekday-choice";

const EVERY_MAX = 99;
const COUNT_MAX = 200;
/** As far ahead as an end that is proposed: about two months. */
const PROPOSED_DAYS = 56;

interface Props {
  label: ReactNode;
  /** `null` where it doesn't repeat. */
  value: RecurrenceRule | null;
  onChange: (rule: RecurrenceRule | null) => void;
  /** First occurrence: the rule goes by its weekday and its day of the month. */
  start: EventTime;
}

/** Field for a recurrence: by days, weeks, months or years, until when, and which dates are left out. */
export function RecurrenceField({ label, value, onChange, start }: Props) {
  const w = useControlWords().recurrence;
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" id={id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser */}
      <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
        <Switch
          label={value ? ruleText(w, value, startDate(start)) : w.never}
          checked={value !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? weekly(start) : null)}
        />
        {value ? <RuleFields rule={value} onChange={onChange} start={start} /> : null}
      </div>
    </Input.Wrapper>
  );
}

interface RuleProps {
  rule: RecurrenceRule;
  onChange: (rule: RecurrenceRule) => void;
  start: EventTime;
}

function RuleFields({ rule, onChange, start }: RuleProps) {
  const w = useControlWords().recurrence;
  const first = startDate(start);
  const edit = (changes: Partial<RecurrenceRule>) => onChange({ ...rule, except: [], ...changes });
  return (
    <>
      <div className={classes.every}>
        <NumberInput
          label={w.every}
          value={rule.every}
          min={1}
          max={EVERY_MAX}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
          clampBehavior="blur"
          onChange={(every) => Number(every) >= 1 && edit({ every: Math.min(EVERY_MAX, Math.round(Number(every))) })}
        />
        <NativeSelect
          aria-label={w.unit}
          value={rule.unit}
          data={(["day", "week", "month", "year"] as const).map((unit) => ({
            value: unit,
            label: w.units[unit](rule.every),
          }))}
          onChange={(event) => edit({ unit: event.currentTarget.value as Unit })}
        />
      </div>
      {rule.unit === "week" ? (
        <WeekdayChoice value={rule.weekdays} own={weekdayOf(first)} onChange={(days) => edit({ weekdays: days })} />
      ) : null}
      {rule.unit === "month" ? (
        <NativeSelect
          label={w.onThe}
          value={rule.monthBy}
          data={[
            { value: "day", label: dayOfMonth(w, first) },
            { value: "weekday", label: nthWeekdayText(w, first) },
          ]}
          onChange={(event) => edit({ monthBy: event.currentTarget.value as RecurrenceRule["monthBy"] })}
        />
      ) : null}
      <RuleEnd rule={rule} first={first} onChange={(ends) => edit({ ends })} />
      <NextDates rule={rule} start={start} onChange={(except) => onChange({ ...rule, except })} />
    </>
  );
}

interface EndProps {
  rule: RecurrenceRule;
  first: string;
  onChange: (ends: RecurrenceRule["ends"]) => void;
}

function RuleEnd({ rule: { ends }, first, onChange }: EndProps) {
  const w = useControlWords().recurrence;
  const proposed = {
    never: { kind: "never" },
    on: { kind: "on", date: addDays(first, PROPOSED_DAYS) },
    after: { kind: "after", count: 8 },
  } as const;
  return (
    <div className={classes.end}>
      <Input.Label component="div">{w.ends}</Input.Label>
      <SegmentedControl
        fullWidth
        aria-label={w.ends}
        value={ends.kind}
        data={(["never", "on", "after"] as const).map((kind) => ({ value: kind, label: w.endKinds[kind] }))}
        onChange={(kind) => onChange(proposed[kind])}
      />
      {ends.kind === "on" ? (
        <DateField
          label={w.lastDate}
          value={ends.date}
          min={first}
          onChange={(date) => date && onChange({ kind: "on", date })}
        />
      ) : null}
      {ends.kind === "after" ? (
        <NumberInput
          label={w.howOften}
          value={ends.count}
          min={1}
          max={COUNT_MAX}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
          clampBehavior="blur"
          onChange={(count) =>
            Number(count) >= 1 && onChange({ kind: "after", count: Math.min(COUNT_MAX, Number(count)) })
          }
        />
      ) : null}
    </div>
  );
}
