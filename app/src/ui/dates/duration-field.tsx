import { Autocomplete } from "@mantine/core";
import type { ReactNode } from "react";
import { minutes } from "../format";
import { parseDuration } from "../time/parse-time";
import { useTypedValue } from "../use-typed-value";
import { useControlWords } from "../words/controls";

const OFFERED = [30, 60, 90, 120, 150, 180, 240, 300, 360, 480];

interface Props {
  label: ReactNode;
  /** Minutes; `null` where there is no length, or none that can be read. */
  value: number | null;
  onChange: (minutes: number | null) => void;
  error?: ReactNode;
  disabled?: boolean;
}

/** A length of time, typed as "90 min", "1:30" or "2.5 h", or chosen. */
export function DurationField({ value, onChange, error, ...input }: Props) {
  const w = useControlWords().dates;
  const field = useTypedValue<number, "unreadable">({
    value,
    onChange,
    read: (text) => {
      if (text.trim() === "") return null;
      const length = parseDuration(text);
      return length === null ? { problem: "unreadable" } : { value: length };
    },
    write: minutes,
  });
  return (
    <Autocomplete
      {...input}
      value={field.text}
      data={OFFERED.map(minutes)}
      filter={({ options }) => options}
      maxDropdownHeight={264}
      autoComplete="off"
      error={error ?? (field.problem ? w.unreadableLength(minutes(90)) : undefined)}
      onChange={field.type}
      onOptionSubmit={(text) => field.choose(parseDuration(text))}
      onBlur={field.settle}
    />
  );
}
