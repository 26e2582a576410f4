import { Button, Chip } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { TimeField } from "~/ui/dates/time-field";
import { ZoneLine } from "~/ui/dates/zone-line";
import { longDay } from "~/ui/time/format-time";
import { timeOfMinutes } from "~/ui/time/parse-time";
import { useWords } from "~/ui/words";
import { useControlWords } from "~/ui/words/controls";
import { type HangoutDraft, withSlots, withZone } from "../draft";
import { addTime, instantsOf, replaceSlot, type Slot, withTimes } from "../slots";
import type { PartProps } from "./part-props";
import classes from "./when.module.css";

/** Times of the day that is chosen in the calendar, in fields, and the zone that all times are in. */
export function SlotEditor({ draft, edit, date }: PartProps & { date: string | null }) {
  const w = useWords().newHangout;
  const controls = useControlWords().dates;
  const own = draft.slots.filter((slot) => slot.date === date);
  const [first] = own;
  if (!date || !first) return null;
  return (
    <section className={classes.editor} aria-label={longDay(date)}>
      <h3>{longDay(date)}</h3>
      {draft.allDay ? null : (
        <>
          {own.map((slot) => (
            <SlotTimes key={slot.id} slot={slot} onChange={(next) => edit((before) => replaced(before, next))} />
          ))}
          <ZoneLine
            zone={draft.timeZone}
            value={timesOf(first, draft.timeZone)}
            onChange={(timeZone) => edit((before) => withZone(before, timeZone, true))}
          />
        </>
      )}
      <div className={classes.editorWays}>
        <Chip checked={draft.allDay} onChange={(allDay) => edit((before) => ({ ...before, allDay }))} variant="outline">
          {controls.allDay}
        </Chip>
        {draft.allDay ? null : (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={() => edit((before) => withSlots(before, addTime(before.slots, date, crypto.randomUUID())))}
          >
            {w.addTime}
          </Button>
        )}
      </div>
    </section>
  );
}

const replaced = (draft: HangoutDraft, slot: Slot) => withSlots(draft, replaceSlot(draft.slots, slot));

function timesOf(slot: Slot, timeZone: string) {
  const { start, end } = instantsOf(slot, timeZone);
  return { allDay: false as const, startsAt: start, endsAt: end, timeZone };
}

function SlotTimes({ slot, onChange }: { slot: Slot; onChange: (slot: Slot) => void }) {
  const controls = useControlWords().dates;
  const [start, end] = [timeOfMinutes(slot.startMin), timeOfMinutes(slot.endMin)];
  return (
    <div className={classes.times}>
      <TimeField label={controls.starts} value={start} onChange={(time) => time && onChange(movedTo(slot, time))} />
      <TimeField
        label={controls.ends}
        value={end}
        after={start}
        onChange={(time) => time && onChange(withTimes(slot, start, time))}
      />
    </div>
  );
}

/** A start that is typed takes the end along. */
function movedTo(slot: Slot, time: string): Slot {
  const length = slot.endMin - slot.startMin;
  const { startMin } = withTimes(slot, time, time);
  return { ...slot, startMin, endMin: startMin + length };
}
