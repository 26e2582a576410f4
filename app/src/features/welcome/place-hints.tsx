import { IconMapPin } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { usePlaceSummary } from "~/map/search/place-summary";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import { usePlaceSearch } from "~/map/search/use-place-search";
import { useSightTown } from "~/map/towns/use-sight-town";
import { folded } from "~/sync/lists/activities";
import { useWords } from "~/ui/words";
import classes from "./wish-field.module.css";

const SHOWN_MAX = 2;

interface Props {
  text: string;
  onPick: (place: Partial<Activity>) => void;
}

/** Places that the end of a wish may mean, each to be put on the map with the wish in one press. */
export function PlaceHints({ text, onPick }: Props) {
  const w = useWords();
  const name = lastName(text);
  const { places, by, settled } = usePlaceSearch(name);
  const meant = places.filter((place) => isMeant(place.name, name, text)).slice(0, SHOWN_MAX);
  const pick = async (id: string) => {
    const suggested = places.find((place) => place.id === id);
    const found = suggested ? await by.locate(suggested).catch(() => null) : null;
    if (found) onPick(placed(found, name === text.trim()));
  };
  return (
    <fieldset className={classes.chips} aria-label={w.welcome.places}>
      {meant.length === 0 && !settled ? (
        <p className={classes.looking} role="status">
          {w.composer.looking}
        </p>
      ) : null}
      {meant.map((place) => (
        <button key={place.id} type="button" onClick={() => void pick(place.id)}>
          <span className={classes.pin}>
            <IconMapPin size={18} stroke={1.8} aria-hidden="true" />
          </span>
          <Named place={place} />
        </button>
      ))}
    </fieldset>
  );
}

function Named({ place }: { place: SuggestedPlace }) {
  const summary = usePlaceSummary()(place, useSightTown(place));
  return [place.name, summary].filter(Boolean).join(", ");
}

function placed({ id, name, lat, lng }: FoundPlace, isAll: boolean): Partial<Activity> {
  const place = { placeId: id, place: { name, lat, lng } };
  return isAll ? { ...place, title: name, kind: "go" } : place;
}

/**
 * Returns `true` if a place that was found is the one written: a name may be begun, a common word ("make ramen") must
 * be all of it. The search forgives mistakes; a hint does not guess.
 */
function isMeant(place: string, name: string, text: string): boolean {
  const isName = name === text.trim() || /^\p{Lu}/u.test(name);
  return isName ? folded(place).startsWith(folded(name)) : folded(place) === folded(name);
}

/** The name at the end of a wish: its last words with capitals but for the first, or else its last word. */
function lastName(text: string): string {
  const words = text.trim().split(/\s+/);
  let from = words.length - 1;
  while (from > 1 && /^\p{Lu}/u.test(words[from - 1] ?? "")) from -= 1;
  return words.slice(from).join(" ");
}
