import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { FoundPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { useWords } from "~/ui/words";
import type { Filter, Found, Hint } from "./filter";
import type { Find } from "./finds";
import { HintButton, NothingFound } from "./nothing-found";
import { type AddPlaceSlot, PlaceRows } from "./place-rows";
import { Result } from "./result";
import classes from "./results.module.css";
import type { Taste } from "./suits";

/** Results drawn at once; the rest comes when asked for. */
const AT_ONCE = 40;
const PLACES_MAX = 4;
/** Places above quests and lists, which should be in sight too: the likeliest. */
const PLACES_ABOVE = 1;

interface Props {
  found: readonly Found[];
  /** `true` if there is nothing at all that could be found. */
  isEmpty: boolean;
  /** The one kind that is asked for; `null` for all. */
  show: Filter["show"];
  hint: Hint | null;
  /** `true` if anything but words narrows the search. */
  isFiltered: boolean;
  /** `true` if the part of the map that is in view narrows the search. */
  isInArea: boolean;
  text: string;
  /** The places that the words may name. */
  search: PlaceSearch;
  /** True where the words name a town. */
  isByTown: boolean;
  taste: Taste;
  /** Where the reader's distances are from. */
  here: "home" | "you" | undefined;
  hrefOf: (find: Find) => string;
  onOpen: (find: Find) => void;
  /** Id of the place whose card is open. */
  chosenId: string | undefined;
  onPlace: (place: FoundPlace) => void;
  addPlace: AddPlaceSlot;
  /** Changes parts of the address. */
  onWiden: (patch: Record<string, string | null>) => void;
}

/** List of the results, or the part to leave out to find something. */
export function Results({ found, isEmpty, show, hint, text, search, isByTown, taste, ...more }: Props) {
  const { isFiltered, isInArea, hrefOf, onOpen, onWiden } = more;
  const w = useWords();
  const [shown, setShown] = useState(AT_ONCE);
  const onlyPlaces = show === "places";
  const places = text !== "" && (show === null || onlyPlaces) ? search.places.slice(0, PLACES_MAX) : [];
  // The places of the world may still be on their way: until they are here, nothing is not the answer.
  const isSearching = text !== "" && !search.settled && search.places.length === 0;
  const isNothing = found.length === 0 && !isSearching && !onlyPlaces && !isEmpty;
  // Places are results of their own: then nothing has failed, but for filters, which places do not know.
  const hasFailed = isNothing && (places.length === 0 || isFiltered);
  return (
    <>
      <PlaceRows
        key={text}
        places={places}
        by={search.by}
        atFirst={found.length > 0 ? PLACES_ABOVE : PLACES_MAX}
        chosenId={more.chosenId}
        onPlace={more.onPlace}
        addPlace={more.addPlace}
      />
      <p role="status" className={classes.count}>
        {places.length > 0 && search.settled ? (
          <VisuallyHidden>{w.placePicker.found(places.length)}. </VisuallyHidden>
        ) : null}
        {isSearching && found.length === 0
          ? w.placePicker.searching
          : onlyPlaces || isEmpty
            ? ""
            : w.browse.count(found.length)}
      </p>
      {isEmpty && !onlyPlaces && !isSearching && places.length === 0 ? (
        <p className={classes.facts}>{w.browse.noneAtAll}</p>
      ) : null}
      {hasFailed ? <NothingFound text={text} isFiltered={isFiltered} hint={hint} onWiden={onWiden} /> : null}
      {isNothing && !hasFailed && hint && isInArea ? (
        <div>
          <HintButton hint={hint} onWiden={onWiden} />
        </div>
      ) : null}
      {found.length > 1 ? (
        <p className={classes.facts}>
          {w.browse.sorted[found.some(({ km }) => km !== null) ? "near" : isByTown ? "town" : "suits"]}
        </p>
      ) : null}
      <ul className={classes.results}>
        {found.slice(0, shown).map((each) => (
          <Result
            key={`${each.find.kind} ${each.find.id}`}
            found={each}
            taste={taste}
            here={more.here}
            text={text}
            href={hrefOf(each.find)}
            onOpen={() => onOpen(each.find)}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + AT_ONCE)}>
          {w.browse.more(found.length - shown)}
        </Button>
      ) : null}
    </>
  );
}
