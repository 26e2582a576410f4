import { ActionIcon } from "@mantine/core";
import { IconArrowsMove, IconMapPin, IconMapPinPlus, IconX } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { countryName } from "../country-name";
import classes from "./place-search.module.css";

interface Props {
  label: string;
  place: { name: string; country?: string; lng?: number; note?: string };
  onRemove: () => void;
  /** Opens a map to move its pin on; left out, it stays where it is. */
  onMovePin?: (() => void) | undefined;
}

/** The place that was picked, in the place of the field. */
export function ChosenPlace({ label, place, onRemove, onMovePin }: Props) {
  const w = useWords();
  const note = place.note ?? (place.country ? countryName(place.country) : "");
  // Words that were taken as they are have no pin yet.
  const hasPin = place.lng !== undefined;
  const pin = hasPin ? w.placePicker.movePin : w.placePicker.others.pin;
  const PinIcon = hasPin ? IconArrowsMove : IconMapPinPlus;
  return (
    <fieldset className={classes.chosen} aria-label={label}>
      <span className={classes.chosenLabel} aria-hidden="true">
        {label}
      </span>
      <span className={classes.chosenPlace}>
        <IconMapPin size={20} stroke={1.7} aria-hidden="true" />
        <span>
          <b>{place.name}</b>
          {note ? <small>{note}</small> : null}
        </span>
        {onMovePin ? (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={pin} title={pin} onClick={onMovePin}>
            <PinIcon size={18} stroke={1.7} />
          </ActionIcon>
        ) : null}
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={w.item.noPlace} onClick={onRemove}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </span>
    </fieldset>
  );
}
