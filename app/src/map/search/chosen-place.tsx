import { ActionIcon } from "@mantine/core";
import { IconMapPin, IconX } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { countryName } from "../country-name";
import classes from "./place-search.module.css";

interface Props {
  label: string;
  place: { name: string; country?: string };
  onRemove: () => void;
}

/** The place that was picked, in the place of the field. */
export function ChosenPlace({ label, place, onRemove }: Props) {
  const w = useWords();
  return (
    <fieldset className={classes.chosen} aria-label={label}>
      <span className={classes.chosenLabel} aria-hidden="true">
        {label}
      </span>
      <span className={classes.chosenPlace}>
        <IconMapPin size={20} stroke={1.7} aria-hidden="true" />
        <span>
          <b>{place.name}</b>
          {place.country ? <small>{countryName(place.country)}</small> : null}
        </span>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={w.item.noPlace} onClick={onRemove}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </span>
    </fieldset>
  );
}
