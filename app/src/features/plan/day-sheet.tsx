import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import type { PlanDay } from "~/core";
import { START } from "~/sync/plans/day-times";
import { DateField } from "~/ui/dates/date-field";
import { TimeField } from "~/ui/dates/time-field";
import { Sheet } from "~/ui/sheet/sheet";
import { longDay } from "~/ui/time/format-time";
import { usePlanWords } from "~/ui/words/plan";
import { usePlanContext } from "./plan-context";
import { NOTE_MAX } from "./stop-sheet";

interface Props {
  day: PlanDay;
  onClose: () => void;
}

/** Date of a day, when it begins, and when it has to be over. */
export function DaySheet({ day, onClose }: Props) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const [date, setDate] = useState<string | null>(day.date);
  const [start, setStart] = useState<string | null>(day.start ?? START);
  const [end, setEnd] = useState<string | null>(day.end ?? null);
  const [note, setNote] = useState(day.note ?? "");
  const isTaken = date !== day.date && (plan.days ?? []).some((each) => each.date === date);
  const save = () => {
    const next = { date, start, end, note: note.trim() || null };
    const before: Record<string, unknown> = { date: day.date, start: day.start ?? START, end: day.end ?? null };
    before.note = day.note ?? null;
    const fields = Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== before[name]));
    if (Object.keys(fields).length > 0) edit([{ op: "setDay", date: day.date, fields }]);
    onClose();
  };
  const remove = () => {
    edit([{ op: "removeDay", date: day.date }]);
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={longDay(day.date)}
      footer={
        <Button fullWidth disabled={date === null || isTaken} onClick={save}>
          {w.save}
        </Button>
      }
    >
      <Stack>
        <DateField label={w.day.date} value={date} onChange={setDate} error={isTaken ? w.day.taken : undefined} />
        <TimeField label={w.day.start} value={start} onChange={setStart} />
        <TimeField label={w.day.end} value={end} after={start} onChange={setEnd} />
        <Textarea
          label={w.day.note}
          value={note}
          maxLength={NOTE_MAX}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button variant="subtle" color="red" onClick={remove}>
          {w.day.remove(day.stops?.length ?? 0)}
        </Button>
      </Stack>
    </Sheet>
  );
}
