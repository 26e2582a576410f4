import { ActionIcon, Popover, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fieldDay, monthAndYear } from "../time/format-time";
import { type ParsedDate, parseDate } from "../time/parse-date";
import { deviceZone, todayIn } from "../time/zoned-time";
import { type Read, useTypedValue } from "../use-typed-value";
import { type ControlWords, useControlWords } from "../words/controls";
import { locale } from "../words/language";
import { DayCalendar } from "./day-calendar";

interface Props {
  label: ReactNode;
  /** A date "2026-11-28"; `null` where there is none, or none that can be read. */
  value: string | null;
  onChange: (date: string | null) => void;
  description?: ReactNode;
  /** Error for other reasons; shown instead of the field's own error. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Bounds, as dates; both can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today for whom the date is meant; the device's where it isn't given. */
  today?: string | undefined;
}

/** A day, typed as one writes it, "28.11.", "28 Nov" or "tomorrow", or pressed in a calendar. */
export function DateField({ value, onChange, error, min, max, today: given, ...input }: Props) {
  const w = useControlWords().dates;
  const language = locale();
  const today = given ?? todayIn(deviceZone(), Date.now());
  const [opened, { open, close, toggle }] = useDisclosure();
  const field = useTypedValue<string, Problem>({
    value,
    onChange,
    read: (text) => readDate(text, { language, today, min, max }),
    write: (date) => fieldDay(date, language),
  });
  const calendar = (
    <Popover opened={opened} onDismiss={close} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={w.openCalendar}
          disabled={input.disabled ?? false}
          onClick={toggle}
        >
          <IconCalendar size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <DayCalendar
          type="default"
          value={value}
          min={min}
          max={max}
          today={today}
          onChange={(date) => {
            field.choose(date);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      {...input}
      value={field.text}
      autoComplete="off"
      rightSection={calendar}
      rightSectionWidth={46}
      error={error ?? (field.problem ? sentence(w, field.problem, language, { today, min, max }) : undefined)}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={field.settle}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      }}
    />
  );
}

interface Bounds {
  today: string;
  min: string | undefined;
  max: string | undefined;
}

type Problem = Exclude<ParsedDate, { date: string }> | { problem: "tooEarly" | "tooLate" };

function readDate(text: string, { language, ...bounds }: Bounds & { language: string }): Read<string, Problem> {
  if (text.trim() === "") return null;
  const parsed = parseDate(text, language, bounds.today);
  if ("problem" in parsed) return { problem: parsed };
  if (bounds.min !== undefined && parsed.date < bounds.min) return { problem: { problem: "tooEarly" } };
  if (bounds.max !== undefined && parsed.date > bounds.max) return { problem: { problem: "tooLate" } };
  return { value: parsed.date };
}

function sentence(w: ControlWords["dates"], found: Problem, language: string, { today, min, max }: Bounds): string {
  if (found.problem === "noSuchDay") {
    const { year, month, days } = found;
    return w.noSuchDay(monthAndYear(`${year}-${String(month).padStart(2, "0")}-01`, language), days);
  }
  if (found.problem === "tooEarly") return min === today ? w.past : w.tooEarly(fieldDay(min ?? today, language));
  if (found.problem === "tooLate") return w.tooLate(fieldDay(max ?? today, language));
  return w.unreadable(fieldDay(today, language));
}
