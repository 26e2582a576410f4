import { inOrderOfWeek } from "../time/week";
import { useControlWords } from "../words/controls";
import classes from "./recurrence-field.module.css";
import { type Weekday, weekdays } from "./rule";
import { weekdayName } from "./rule-words";

interface Props {
  value: readonly Weekday[];
  /** The weekday of the start, which can't be left out. */
  own: Weekday;
  onChange: (days: Weekday[]) => void;
}

/** The weekdays on which something takes place. */
export function WeekdayChoice({ value, own, onChange }: Props) {
  const w = useControlWords().recurrence;
  const toggle = (day: Weekday) =>
    onChange(weekdays.filter((each) => each === own || value.includes(each) !== (each === day)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser
    <div className={classes.weekdays} role="group" aria-label={w.onDays}>
      {inOrderOfWeek(weekdays).map((day) => (
        <button
          key={day}
          type="button"
          aria-label={weekdayName(day, "long")}
          aria-pressed={day === own || value.includes(day)}
          aria-disabled={day === own}
          onClick={() => day !== own && toggle(day)}
        >
          {weekdayName(day, "short")}
        </button>
      ))}
    </div>
  );
}
