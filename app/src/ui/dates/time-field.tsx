import { Autocomplete } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { minutes } from "../format";
import { timeText } from "../time/format-time";
import { minutesOfTime, parseTime, timeOfMinutes } from "../time/parse-time";
import { useTypedValue } from "../use-typed-value";
import { useControlWords } from "../words/controls";
import classes from "./time-field.module.css";

const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

interface Props {
  label: ReactNode;
  /** A time of day "16:30"; `null` where there is none, or none that can be read. */
  value: string | null;
  onChange: (time: string | null) => void;
  /** For an end: the times begin behind this one, and say how long it is until then. */
  after?: string | null;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A time of day, typed as one writes it, "9", "930", "9 pm", or chosen from the half hours. */
export function TimeField({ value, onChange, after = null, error, ...input }: Props) {
  const w = useControlWords().dates;
  const viewport = useRef<HTMLDivElement>(null);
  const field = useTypedValue<string, "unreadable">({
    value,
    onChange,
    read: (text) => {
      if (text.trim() === "") return null;
      const time = parseTime(text);
      return time === null ? { problem: "unreadable" } : { value: time };
    },
    write: timeText,
  });
  const offered = offers(after);
  const lengths = new Map(offered.map((offer) => [timeText(offer.time), offer.length]));
  const scrollToValue = () => {
    const at = offered.findIndex(({ time }) => time >= (value ?? "09:00") || (after !== null && time === value));
    // The options are drawn by the frame after the one that opens the list.
    requestAnimationFrame(() => {
      const option = viewport.current?.querySelectorAll<HTMLElement>("[role=option]")[Math.max(0, at)];
      if (option && after === null) viewport.current?.scrollTo({ top: option.offsetTop - option.offsetHeight });
    });
  };
  return (
    <Autocomplete
      {...input}
      value={field.text}
      data={[...lengths.keys()]}
      // All times stay in sight, whatever is typed.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.value}
          <small>{lengths.get(option.value)}</small>
        </span>
      )}
      maxDropdownHeight={264}
      scrollAreaProps={{ viewportRef: viewport }}
      comboboxProps={{ position: "bottom-start", width: after === null ? "target" : "max-content" }}
      autoComplete="off"
      className={classes.field ?? ""}
      error={error ?? (field.problem ? w.unreadableTime(timeText("16:30")) : undefined)}
      onChange={field.type}
      onOptionSubmit={(text) => field.choose(parseTime(text))}
      onDropdownOpen={scrollToValue}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={field.settle}
    />
  );
}

/** The half hours of a day; those of an end begin behind its start and say how long that is. */
function offers(after: string | null): { time: string; length: string }[] {
  const start = after === null ? 0 : minutesOfTime(after) + STEP_MINUTES;
  return Array.from({ length: DAY_MINUTES / STEP_MINUTES - (after === null ? 0 : 1) }, (_, step) => ({
    time: timeOfMinutes(start + step * STEP_MINUTES),
    length: after === null ? "" : minutes((step + 1) * STEP_MINUTES),
  }));
}
