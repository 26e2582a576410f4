import { Button } from "@mantine/core";
import { IconMapPin, IconNavigation } from "@tabler/icons-react";
import { directionsTo } from "~/routing/directions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { useWords } from "~/ui/words";
import classes from "./facts.module.css";

interface Props {
  open: OpenHangout;
  /** Missing where there is no place to set any more. */
  onSetPlace?: (() => void) | undefined;
}

/**
 * The message of the host and the place, or the way to set it. The way there stands here during a poll, and with the date
 * once it is set.
 */
export function Facts({ open, onSetPlace }: Props) {
  const { place: w } = useWords().hangout;
  const { note, place, status } = open.snapshot.hangout.data;
  const spot = place?.place;
  const hasPlace = place !== undefined && (spot !== undefined || onSetPlace !== undefined);
  if (!note && !hasPlace) return null;
  return (
    <section className={classes.facts} aria-label={w.title}>
      {note ? <p className={classes.note}>{note}</p> : null}
      {hasPlace ? (
        <p className={classes.place}>
          <IconMapPin size={22} stroke={1.7} aria-hidden="true" />
          <b>{spot?.name ?? w.later}</b>
          {spot && status !== "polling" ? null : spot ? (
            <Button
              component="a"
              href={directionsTo(spot)}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<IconNavigation size={18} stroke={1.7} aria-hidden="true" />}
            >
              {w.directions}
            </Button>
          ) : (
            <Button variant="default" onClick={onSetPlace}>
              {w.set}
            </Button>
          )}
        </p>
      ) : null}
    </section>
  );
}
