import { useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { gazetteer } from "~/map/search/providers/gazetteer";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const idle = { places: [], by: gazetteer, settled: true, failed: false, retry: () => undefined };
/** Searches that end in one way, whatever is typed. */
const searches = {
  searching: () => ({ ...idle, settled: false }),
  none: () => idle,
  failed: () => ({ ...idle, failed: true }),
} satisfies Record<string, () => PlaceSearch>;

/** The field for a place: with every way to answer it, and with each way a search can end. */
export function Places() {
  const w = useGalleryWords().places;
  const [place, setPlace] = useState<{ name: string; country?: string } | null>(null);
  const [picked, setPicked] = useState<{ name: string; country?: string } | null>({ name: w.example, country: "GB" });
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <PlacePicker
          label={w.where}
          description={w.hint}
          value={place}
          onPick={setPlace}
          onRemove={() => setPlace(null)}
          onFindOnMap={() => setPlace({ name: w.example, country: "GB" })}
          onDecideLater={() => setPlace({ name: w.later })}
        />
        <PlacePicker label={w.picked} value={picked} onPick={setPicked} onRemove={() => setPicked(null)} />
        <PlacePicker label={w.wrong} error={w.wrongWhy} onPick={() => undefined} />
        {(Object.keys(searches) as (keyof typeof searches)[]).map((end) => (
          <PlacePicker key={end} label={w.ends[end]} onPick={() => undefined} useSearch={searches[end]} />
        ))}
      </div>
    </Part>
  );
}
