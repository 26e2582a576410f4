import { Button, CloseButton } from "@mantine/core";
import { useCardRoom } from "~/map/card-room";
import { usePlaceSummary } from "~/map/search/place-summary";
import type { FoundPlace } from "~/map/search/providers/provider";
import { useSightTown } from "~/map/towns/use-sight-town";
import { number } from "~/ui/format";
import { useWords } from "~/ui/words";
import classes from "./place-card.module.css";

interface Props {
  place: FoundPlace;
  /** `true` if the place is on the list already. */
  listed: boolean;
  onAdd: () => void;
  onClose: () => void;
}

/** The place chosen on the map, and the one thing to do with it. */
export function PlaceCard({ place, listed, onAdd, onClose }: Props) {
  const w = useWords();
  const where = usePlaceSummary()(place, useSightTown(place));
  const people = place.population > 0 ? w.place.people(number(place.population)) : null;
  return (
    <aside className={classes.card} ref={useCardRoom()} aria-label={place.name}>
      <div>
        <h2>{place.name}</h2>
        <p>{[where, people].filter(Boolean).join(" · ")}</p>
      </div>
      <Button size="sm" onClick={onAdd} disabled={listed}>
        {listed ? w.place.listed : w.place.add}
      </Button>
      <CloseButton aria-label={w.place.close(place.name)} onClick={onClose} />
    </aside>
  );
}
