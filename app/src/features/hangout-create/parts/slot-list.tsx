import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { removeSlot, type Slot } from "../slots";
import classes from "./when.module.css";

interface Props {
  slots: readonly Slot[];
  title: string;
  textOf: (slot: Slot) => string;
  /** Shows the times of a date in their fields. */
  onChange: (slot: Slot) => void;
  onSlots: (slots: readonly Slot[]) => void;
}

/** The dates in words, the twin of the calendar. */
export function SlotList({ slots, title, textOf, onChange, onSlots }: Props) {
  const w = useWords().newHangout;
  return (
    <section className={classes.dates} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {slots.length > 0 ? (
          <Button variant="subtle" size="compact-md" onClick={() => onSlots([])}>
            {w.clear}
          </Button>
        ) : null}
      </header>
      <ul>
        {slots.map((slot) => (
          <li key={slot.id}>
            <button type="button" aria-label={w.change(textOf(slot))} onClick={() => onChange(slot)}>
              {textOf(slot)}
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={w.remove(textOf(slot))}
              onClick={() => onSlots(removeSlot(slots, slot.id))}
            >
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
