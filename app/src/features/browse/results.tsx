import { Button } from "@mantine/core";
import { IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { usePlaceSummary } from "~/map/search/place-summary";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { useSightTown } from "~/map/towns/use-sight-town";
import { Notice } from "~/ui/states";
import { useWords } from "~/ui/words";
import type { Found, Hint, Part } from "./filter";
import type { Find } from "./finds";
import { placeLabel } from "./place-label";
import { Result } from "./result";
import classes from "./results.module.css";
import type { Taste } from "./suits";

/** Results drawn at once; the rest comes when asked for. */
const AT_ONCE = 40;
const PLACES_MAX = 4;

interface Props {
  found: readonly Found[];
  /** `true` if there is nothing at all that could be found. */
  isEmpty: boolean;
  onlyPlaces: boolean;
  hint: Hint | null;
  text: string;
  /** The places that the words may name. */
  search: PlaceSearch;
  /** True where the words name a town. */
  isByTown: boolean;
  taste: Taste;
  hrefOf: (find: Find) => string;
  onOpen: (find: Find) => void;
  onPlace: (place: FoundPlace) => void;
  /** Changes parts of the address. */
  onWiden: (patch: Record<string, string | null>) => void;
}

/** List of the results, or the part to leave out to find something. */
export function Results({ found, isEmpty, onlyPlaces, hint, text, search, isByTown, taste, ...on }: Props) {
  const { hrefOf, onOpen, onPlace, onWiden } = on;
  const w = useWords();
  const [shown, setShown] = useState(AT_ONCE);
  const places = text === "" ? [] : search.places.slice(0, PLACES_MAX);
  // The places of the world may still be on their way: until they are here, nothing is not the answer.
  const isSearching = text !== "" && !search.settled && places.length === 0;
  const isNothing = found.length === 0 && !isSearching && !onlyPlaces && !isEmpty;
  return (
    <>
      <PlacesNamed places={places} by={search.by} onPlace={onPlace} />
      <p role="status" className={classes.count}>
        {isSearching && found.length === 0
          ? w.placePicker.searching
          : onlyPlaces || isEmpty
            ? ""
            : w.browse.count(found.length)}
      </p>
      {isEmpty && !onlyPlaces && !isSearching && places.length === 0 ? (
        <p className={classes.facts}>{w.browse.noneAtAll}</p>
      ) : null}
      {isNothing && (hint || places.length === 0) ? (
        <Notice
          title={w.browse.none}
          action={
            hint ? (
              <Button variant="default" onClick={() => onWiden(without(hint.without))}>
                {w.browse.hint[hint.without](hint.count)}
              </Button>
            ) : null
          }
        >
          {hint ? null : w.browse.fewer} {w.browse.noneOnMap}
        </Notice>
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

/** Returns the change of the query that leaves a part out. */
function without(part: Part): Record<string, null> {
  if (part === "text") return { q: null };
  return part === "area" ? { at: null } : { [part]: null };
}

/** Places called what is looked for: the map goes there. */
function PlacesNamed({ places, by, onPlace }: Pick<PlaceSearch, "places" | "by"> & Pick<Props, "onPlace">) {
  const w = useWords();
  if (places.length === 0) return null;
  return (
    <ul className={classes.places} aria-label={w.browse.goTo}>
      {places.map((place) => (
        <li key={place.id}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconMapPin size={16} stroke={1.7} aria-hidden="true" />}
            // Where it is may have to be asked for, which may fail: then it stays here to be pressed again.
            onClick={() => void by.locate(place).then(onPlace, () => undefined)}
          >
            <PlaceName place={place} among={places} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ place, among }: { place: SuggestedPlace; among: readonly SuggestedPlace[] }) {
  const summary = usePlaceSummary();
  const town = useSightTown(place);
  return placeLabel(place, among, (each) => summary(each, each === place ? town : ""));
}
