import { Button, NativeSelect, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { PlanMode, PlanOp, PlanStop } from "~/core";
import { STAY_MIN } from "~/sync/plans/day-times";
import { DurationField } from "~/ui/dates/duration-field";
import { TimeField } from "~/ui/dates/time-field";
import { Sheet } from "~/ui/sheet/sheet";
import { longDay } from "~/ui/time/format-time";
import { usePlanWords } from "~/ui/words/plan";
import { usePlanContext } from "./plan-context";

/** Characters that the name of a stop may have. */
const NAME_MAX = 200;
/** Characters that a note may have. */
export const NOTE_MAX = 4_000;
const MODES: readonly PlanMode[] = ["walk", "bike", "car", "transit-estimate"];

interface Props {
  stop: PlanStop;
  date: string;
  onClose: () => void;
}

/** Details of a stop: its name, stay, opening hours, note, day and the way to it. */
export function StopSheet({ stop, date, onClose }: Props) {
  const w = usePlanWords();
  const { plan, mode: usual, edit } = usePlanContext();
  const isFirst = (plan.days ?? []).some(({ stops = [] }) => stops[0]?.id === stop.id);
  const [name, setName] = useState(stop.name);
  const [stayMin, setStay] = useState<number | null>(stop.stayMin ?? STAY_MIN);
  const [openFrom, setFrom] = useState<string | null>(stop.openFrom ?? null);
  const [openTo, setTo] = useState<string | null>(stop.openTo ?? null);
  const [locked, setLocked] = useState(stop.locked ?? false);
  const [day, setDay] = useState(date);
  const [note, setNote] = useState(stop.note ?? "");
  const [mode, setMode] = useState<string>(stop.mode ?? "");
  const save = () => {
    const next = {
      ...{ name: name.trim() || stop.name, stayMin, openFrom, openTo, locked: locked || null },
      ...{ note: note.trim() || null, mode: mode || null },
    };
    const before = { ...stop, locked: stop.locked || null } as Record<string, unknown>;
    const fields = Object.fromEntries(Object.entries(next).filter(([key, value]) => value !== (before[key] ?? null)));
    const ops: PlanOp[] = [];
    if (Object.keys(fields).length > 0) ops.push({ op: "setStop", id: stop.id, fields });
    if (day !== date) ops.push({ op: "moveStop", id: stop.id, date: day });
    edit(ops);
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={stop.name}
      footer={
        <Button fullWidth onClick={save}>
          {w.save}
        </Button>
      }
    >
      <Stack>
        <TextInput
          label={w.stop.name}
          value={name}
          maxLength={NAME_MAX}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DurationField label={w.stop.stay} value={stayMin} onChange={setStay} />
        <TimeField label={w.stop.openFrom} value={openFrom} onChange={setFrom} />
        <TimeField label={w.stop.openTo} value={openTo} onChange={setTo} />
        <Textarea
          label={w.stop.note}
          value={note}
          maxLength={NOTE_MAX}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {isFirst ? null : (
          <NativeSelect
            label={w.stop.byWhat}
            value={mode}
            onChange={({ currentTarget }) => setMode(currentTarget.value)}
            data={[
              { value: "", label: w.stop.asPlan(w.modes[usual]) },
              ...MODES.map((value) => ({ value, label: w.modes[value] })),
            ]}
          />
        )}
        {(plan.days ?? []).length > 1 ? (
          <NativeSelect
            label={w.stop.day}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            data={(plan.days ?? []).map((each) => ({ value: each.date, label: longDay(each.date) }))}
          />
        ) : null}
        <Switch
          label={w.stop.keepPlace}
          checked={locked}
          onChange={({ currentTarget }) => setLocked(currentTarget.checked)}
        />
      </Stack>
    </Sheet>
  );
}
