import { Button, Group } from "@mantine/core";
import { monthName } from "./format";
import { useWords } from "./words";

interface Props {
  /** Title of the wish. */
  title: string;
  /** The month it is now, from 1, and the year that follows. */
  month: number;
  nextYear: number;
  onMonth: () => void;
  onNextYear: () => void;
}

/** Two ways on for a wish whose month has passed: this month, or the next year. */
export function MoveOn({ title, month, nextYear, onMonth, onNextYear }: Props) {
  const w = useWords();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-md"
        variant="default"
        aria-label={w.today.moveTo(title, monthName(month))}
        onClick={onMonth}
      >
        {monthName(month)}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        aria-label={w.today.moveTo(title, String(nextYear))}
        onClick={onNextYear}
      >
        {nextYear}
      </Button>
    </Group>
  );
}
