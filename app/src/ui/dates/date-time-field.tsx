import { Button, Chip, Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import {
  type EventDraft,
  type EventTime,
  lengthOf,
  moveDate,
  moveStart,
  type TimeProblem,
  withLength,
} from "../time/event-time";
import { shortDay } from "../time/format-time";
import { useControlWords } from "../words/controls";
import { RepeatedTime, SkippedTime } from "./clock-change";
import { DateField } from "./date-field";
import classes from "./date-time-field.module.css";
import { DurationField } from "./duration-field";
import { TimeField } from "./time-field";
import { useEventDraft } from "./use-event-draft";
import { ZoneLine } from "./zone-line";

interface Props {
  label: ReactNode;
  /** `null` while something is missing, can't be read or doesn't exist. */
  value: EventTime | null;
  onChange: (value: EventTime | null) => void;
  /** The zone that the times are meant in where there is no value yet. */
  timeZone: string;
  /** Place that names the times, "Isle of Skye"; the city of the zone where it isn't given. */
  place?: string;
  readerZone?: string;
  /** Start that is proposed once there is a day, "18:00", and minutes after it that are as the end. */
  usualStart?: string;
  usualLength?: number;
  /** Form of the end: a time or a length. */
  endBy?: "end" | "duration";
  /** Reason that the zone can't be changed. */
  zoneLocked?: string;
  /** Bounds of the first day. */
  min?: string;
  max?: string;
  today?: string;
  error?: ReactNode;
}

/** Field for the time of an event: a day with times in a time zone, or whole days. */
export function DateTimeField(props: Props) {
  const { label, value, onChange, timeZone, endBy = "end", min, max, today, error } = props;
  const w = useControlWords().dates;
  const id = useId();
  const { draft, edit, resolved } = useEventDraft(value, onChange, timeZone);
  const { start, end, endsOn } = resolved;
  const showsLastDay = draft.allDay || draft.endDate !== null;
  const begin = (next: EventDraft) =>
    edit(next.end === null && props.usualLength ? withLength(next, props.usualLength) : next);
  return (
    <Input.Wrapper label={label} labelElement="div" id={id} error={error}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser */}
      <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
        <div className={classes.row}>
          <DateField
            label={showsLastDay ? w.firstDay : w.day}
            {...{ min, max, today }}
            value={draft.date}
            onChange={(date) => begin(moveDate(draft, date, props.usualStart))}
          />
          {showsLastDay ? (
            <DateField
              label={w.lastDay}
              {...{ min: draft.date ?? min, today }}
              value={draft.endDate ?? draft.date}
              error={end.problem?.kind === "order" ? w.endsBefore : undefined}
              onChange={(date) => edit({ ...draft, endDate: date === draft.date ? null : date })}
            />
          ) : null}
        </div>
        <div className={classes.times}>
          {draft.allDay ? null : (
            <>
              <TimeField label={w.starts} value={draft.start} onChange={(time) => begin(moveStart(draft, time))} />
              {endBy === "duration" ? (
                <DurationField
                  label={w.length}
                  value={lengthOf(resolved.value)}
                  disabled={!draft.date || !draft.start}
                  onChange={(length) => length !== null && edit(withLength(draft, length))}
                />
              ) : (
                <TimeField
                  label={w.ends}
                  value={draft.end}
                  after={draft.start}
                  error={end.problem?.kind === "order" && draft.endDate === null ? w.endsBefore : undefined}
                  onChange={(time) => edit({ ...draft, end: time, endsLater: false })}
                />
              )}
            </>
          )}
          <Chip
            className={classes.allDay ?? ""}
            checked={draft.allDay}
            onChange={(allDay) => edit({ ...draft, allDay })}
            variant="outline"
          >
            {w.allDay}
          </Chip>
        </div>
        {!draft.allDay && endsOn && draft.endDate === null ? (
          <p className={classes.nextDay} role="status">
            {w.endsOn(shortDay(endsOn))}{" "}
            <Button variant="subtle" size="compact-md" onClick={() => edit({ ...draft, endDate: endsOn })}>
              {w.anotherDay}
            </Button>
          </p>
        ) : null}
        <Skipped problem={start.problem} zone={draft.timeZone} onUse={(time) => edit(moveStart(draft, time))} />
        <Skipped problem={end.problem} zone={draft.timeZone} onUse={(time) => edit({ ...draft, end: time })} />
        {start.repeated ? (
          <RepeatedTime
            repeated={start.repeated}
            zone={draft.timeZone}
            onChoose={(startsLater) => edit({ ...draft, startsLater })}
          />
        ) : null}
        {end.repeated ? (
          <RepeatedTime
            repeated={end.repeated}
            zone={draft.timeZone}
            onChoose={(endsLater) => edit({ ...draft, endsLater })}
          />
        ) : null}
        {draft.allDay ? null : (
          <ZoneLine
            zone={draft.timeZone}
            place={draft.timeZone === timeZone ? props.place : undefined}
            value={resolved.value}
            readerZone={props.readerZone}
            locked={props.zoneLocked}
            onChange={props.zoneLocked ? undefined : (zone) => edit({ ...draft, timeZone: zone })}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}

function Skipped(props: { problem: TimeProblem | null; zone: string; onUse: (time: string) => void }) {
  const { problem } = props;
  return problem?.kind === "gap" ? <SkippedTime {...props} problem={problem} /> : null;
}
