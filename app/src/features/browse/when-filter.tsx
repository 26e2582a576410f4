import { NativeSelect, TextInput } from "@mantine/core";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import { isDay, WHEN_DAYS, type When } from "./when";

interface Props {
  when: When | null;
  /** Changes the part of the address; `null` takes it away. */
  onChange: (when: string | null) => void;
}

/** Days on which one has time: the weekend, the days ahead, or one that is chosen. */
export function WhenFilter({ when, onChange }: Props) {
  const { when: w } = useWords().browse;
  const today = todayIn(deviceZone(), Date.now());
  const options: [value: string, label: string][] = [
    ["", w.any],
    ["weekend", w.weekend],
    ...WHEN_DAYS.map((days): [string, string] => [String(days), w.days(days)]),
    ["date", w.choose],
  ];
  return (
    <>
      <NativeSelect
        aria-label={w.label}
        value={isDay(when) ? "date" : String(when ?? "")}
        data-set={when !== null || undefined}
        data={options.map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => onChange(value === "date" ? today : value || null)}
      />
      {isDay(when) ? (
        <TextInput
          type="date"
          aria-label={w.date}
          min={today}
          value={when}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      ) : null}
    </>
  );
}
