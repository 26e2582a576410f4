import { Button, Checkbox, NumberInput, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { formatPrice } from "~/ui/money/format-money";
import { Sheet } from "~/ui/sheet/sheet";
import { useDoorWords } from "~/ui/words/quest-door";
import classes from "./door.module.css";
import type { Door } from "./use-door";

const SEATS_MAX = 10;
const NAME_MAX = 60;

interface Props {
  opened: boolean;
  onClose: () => void;
  door: Door;
  free: number;
}

/** Lets somebody in who has no ticket. */
export function WalkInSheet({ opened, onClose, door, free }: Props) {
  const w = useDoorWords().walkIn;
  const form = useId();
  const [name, setName] = useState("");
  const [seats, setSeats] = useState(1);
  const [paid, setPaid] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    door.addWalkIn({ name: name.trim(), seats, paid });
    setName("");
    setSeats(1);
    setPaid(false);
    onClose();
  };
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={w.add}
      footer={
        <Button fullWidth type="submit" form={form}>
          {w.save}
        </Button>
      }
    >
      <form id={form} className={classes.walkIn} onSubmit={save} noValidate>
        <TextInput
          label={w.name}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          data-autofocus
          error={isMissing ? w.missing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NumberInput
          label={w.seats}
          description={w.left(free)}
          value={seats}
          min={1}
          max={Math.max(1, Math.min(SEATS_MAX, free))}
          clampBehavior="strict"
          onChange={(value) => setSeats(Number(value) || 1)}
        />
        {door.price ? (
          <Checkbox
            label={w.paid(formatPrice(door.price.amount * seats, door.price.currency))}
            checked={paid}
            onChange={(event) => setPaid(event.currentTarget.checked)}
          />
        ) : null}
      </form>
    </Sheet>
  );
}
