import { IconMapPin } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { usePlaceDetail } from "~/map/search/place-detail";
import type { SuggestedPlace } from "~/map/search/providers/provider";
import { useWords } from "~/ui/words";
import { onlyPlace, placed } from "./placed";
import { type PlaceHint, usePlaceHints } from "./use-place-hints";
import classes from "./wish-field.module.css";

interface Props {
  text: string;
  onPick: (place: Partial<Activity>) => void;
}

/** Places that the end of a wish may mean, each to be put on the map with the wish in one press. */
export function PlaceHints({ text, onPick }: Props) {
  const w = useWords();
  const { hints, settled } = usePlaceHints(text);
  const pick = async ({ isAll, locate }: PlaceHint) => {
    const found = await locate().catch(() => null);
    if (found) onPick(isAll ? onlyPlace(found) : placed(found));
  };
  return (
    <fieldset className={classes.chips} aria-label={w.welcome.places}>
      {hints.length === 0 && !settled ? (
        <p className={classes.looking} role="status">
          {w.composer.looking}
        </p>
      ) : null}
      {hints.map((hint) => (
        <button key={hint.place.id} type="button" onClick={() => void pick(hint)}>
          <span className={classes.pin}>
            <IconMapPin size={18} stroke={1.8} aria-hidden="true" />
          </span>
          <Named place={hint.place} among={hints.map(({ place }) => place)} />
        </button>
      ))}
    </fieldset>
  );
}

function Named({ place, among }: { place: SuggestedPlace; among: readonly SuggestedPlace[] }) {
  return [place.name, usePlaceDetail(place, among)].filter(Boolean).join(", ");
}
