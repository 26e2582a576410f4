import { useEffect, useRef, useState } from "react";
import { MapView } from "~/map/map-view";
import { PlacePicker } from "~/map/search/place-picker";
import type { FoundPlace } from "~/map/search/providers/provider";
import type { View } from "~/map/view";
import { useQuery } from "~/routing/use-query";
import { useWords } from "~/ui/words";
import { worldPlaces } from "~/workers/world";
import { positionFrom, viewFrom, viewText } from "./address";
import classes from "./browse.module.css";

/** How near the map goes to a place that was found by its name. */
const NEAR_ZOOM = 6;

interface Props {
  /** Whether the list comes before the map, for those who asked for that. */
  listFirst: boolean;
  /** The card of the place that is looked at. */
  card: (place: FoundPlace, close: () => void) => React.ReactNode;
}

/** The world's places on one map and in one list, found by name or by looking; the address keeps where one is. */
export function Browse({ listFirst, card }: Props) {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const [began] = useState(() => viewFrom(query.get("at")));
  const [target, setTarget] = useState<View>();
  const [chosen, setChosen] = useChosen();
  const find = (place: FoundPlace) => {
    setChosen(place);
    setTarget({ longitude: place.lng, latitude: place.lat, zoom: NEAR_ZOOM });
  };
  return (
    <div className={classes.browse}>
      <header>
        <h1>{w.browse.title}</h1>
        <p>{w.browse.lede}</p>
        <PlacePicker label={w.browse.find} onPick={find} />
      </header>
      <div className={classes.map}>
        <MapView
          label={w.browse.map}
          waking="with-page"
          listed={listFirst}
          onPickPlace={setChosen}
          onRest={(view) => setQuery({ at: viewText(view) })}
          {...(began ? { initialView: began } : {})}
          {...(target ? { target } : {})}
        >
          {chosen ? card(chosen, () => setChosen(null)) : null}
        </MapView>
      </div>
    </div>
  );
}

/** The place that is looked at, which the address names by where it is. */
function useChosen(): [FoundPlace | null, (place: FoundPlace | null) => void] {
  const [query, setQuery] = useQuery();
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const asked = query.get("place");
  const named = useRef<string | null>(null);
  useEffect(() => {
    // What was just chosen here is known better than by where it is.
    if (asked === named.current) return;
    named.current = asked;
    const position = positionFrom(asked);
    let current = true;
    const show = (place: FoundPlace | null) => current && setChosen(place);
    if (!position) show(null);
    else {
      worldPlaces()
        .then((core) => core.nearestPlace(...position))
        .then((found) => show(found?.place ?? null))
        // Without the places there is none to show; the map says why.
        .catch(() => undefined);
    }
    return () => {
      current = false;
    };
  }, [asked]);
  const choose = (place: FoundPlace | null) => {
    named.current = place ? `${place.lng},${place.lat}` : null;
    setChosen(place);
    setQuery({ place: named.current });
  };
  return [chosen, choose];
}
