import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { placeFacts } from "~/map/search/place-facts";
import { usePlaceSummary } from "~/map/search/place-summary";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { useSightTown } from "~/map/towns/use-sight-town";
import { useWords } from "~/ui/words";
import { kindIcon } from "./place-kinds";
import classes from "./place-rows.module.css";

/** Adds a place to one's own list; where it is may have to be asked for first. */
export type AddPlaceSlot = (place: SuggestedPlace, locate: PlaceSearch["by"]["locate"]) => ReactNode;

interface Props extends Pick<PlaceSearch, "places" | "by"> {
  /** Number of rows before somebody asks for the others. */
  atFirst: number;
  /** Id of the place whose card is open. */
  chosenId: string | undefined;
  onPlace: (place: FoundPlace) => void;
  addPlace: AddPlaceSlot;
}

/** The places that words name, each to go to on the map and to put on one's list. */
export function PlaceRows({ places, by, atFirst, chosenId, onPlace, addPlace }: Props) {
  const w = useWords();
  const [isOpen, setOpen] = useState(false);
  const rest = isOpen ? 0 : places.length - atFirst;
  if (places.length === 0) return null;
  return (
    <section className={classes.section}>
      <header className={classes.head}>
        <h2>{w.browse.placesFound}</h2>
        {rest > 0 ? (
          <Button variant="subtle" onClick={() => setOpen(true)}>
            {w.browse.morePlaces(rest)}
          </Button>
        ) : null}
      </header>
      <ul className={classes.places} aria-label={w.browse.goTo}>
        {(isOpen ? places : places.slice(0, atFirst)).map((place) => (
          <li key={place.id} className={classes.place}>
            <PlaceButton
              place={place}
              among={places}
              isChosen={place.id === chosenId}
              // Where it is may have to be asked for, which may fail: then it stays here to be pressed again.
              onPress={() => void by.locate(place).then(onPlace, () => undefined)}
            />
            {addPlace(place, by.locate)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlaceButtonProps {
  place: SuggestedPlace;
  among: readonly SuggestedPlace[];
  isChosen: boolean;
  onPress: () => void;
}

function PlaceButton({ place, among, isChosen, onPress }: PlaceButtonProps) {
  const { kinds } = useWords().placePicker;
  const summary = usePlaceSummary();
  const town = useSightTown(place);
  const Icon = kindIcon(place.kind);
  const facts = placeFacts(place, among, (each) => summary(each, each === place ? town : ""));
  return (
    <button
      type="button"
      className={classes.go}
      aria-label={[place.name, facts].filter(Boolean).join(", ")}
      aria-current={isChosen || undefined}
      onClick={onPress}
    >
      <span className={classes.icon}>
        <Icon size={22} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <b>{place.name}</b>
        <small>{place.kind === "town" ? [kinds.town, facts].filter(Boolean).join(" · ") : facts}</small>
      </span>
    </button>
  );
}
