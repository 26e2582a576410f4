import "@mantine/dates/styles.css";
import { DatePicker } from "@mantine/dates";
import { format, longDay, monthAndYear } from "../time/format-time";
import { weekOf } from "../time/week";
import { useControlWords } from "../words/controls";
import { locale } from "../words/language";
import classes from "./day-calendar.module.css";
import { useMonthKeys } from "./use-month-keys";

type Choice =
  | { type: "default"; value: string | null; onChange: (date: string | null) => void }
  | { type: "multiple"; value: string[]; onChange: (dates: string[]) => void };

export type DayCalendarProps = Choice & {
  /** Bounds, as dates; both can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** The day that is marked as today. */
  today: string;
};

/** The month in which days are pressed: arrows move by day and week, Page up and down by month. */
export function DayCalendar({ min, max, today, ...choice }: DayCalendarProps) {
  const w = useControlWords().dates;
  const language = locale();
  const { firstDay, weekend } = weekOf(language);
  const shown = choice.type === "multiple" ? choice.value[0] : choice.value;
  const { month, setMonth, onKeyDown } = useMonthKeys(shown ?? (min && min > today ? min : today), { min, max });
  const shared = {
    ...(min && { minDate: min }),
    ...(max && { maxDate: max }),
    date: month,
    onDateChange: setMonth,
    onKeyDownCapture: onKeyDown,
    firstDayOfWeek: firstDay,
    weekendDays: weekend,
    hideOutsideDates: true,
    // By the caller's today: Mantine's own is the device's.
    getDayProps: (date: string) => ({
      "data-date": date,
      "data-marked": date === today || undefined,
      "aria-current": date === today ? ("date" as const) : undefined,
      "aria-pressed": choice.type === "multiple" ? choice.value.includes(date) : choice.value === date,
    }),
    ariaLabels: w.calendar,
    getDayAriaLabel: (date: string) => longDay(date, language),
    weekdayFormat: (date: string) => format(date, { weekday: "short" }, language).replace(".", ""),
    monthLabelFormat: (date: string) => monthAndYear(date, language),
    monthsListFormat: (date: string) => format(date, { month: "short" }, language),
    className: classes.calendar ?? "",
    classNames: {
      calendarHeader: classes.header ?? "",
      calendarHeaderLevel: classes.level ?? "",
      weekday: classes.weekday ?? "",
      monthCell: classes.cell ?? "",
      day: classes.day ?? "",
      monthsListControl: classes.choice ?? "",
      yearsListControl: classes.choice ?? "",
    },
  };
  return choice.type === "multiple" ? (
    <DatePicker {...shared} type="multiple" value={choice.value} onChange={choice.onChange} />
  ) : (
    <DatePicker {...shared} value={choice.value} onChange={choice.onChange} />
  );
}
