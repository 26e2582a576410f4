import { useEffect, useRef, useState } from "react";
import type { FoundPlace } from "~/map/search/providers/provider";
import type { View } from "~/map/view";
import { useQuery } from "~/routing/use-query";
import { worldPlaces } from "~/workers/world";
import { positionFrom, viewText } from "./address";

/** Zoom to which the map goes at a place that was found by its name. */
const NEAR_ZOOM = 6;

export interface ChosenPlace {
  chosen: FoundPlace | null;
  choose: (place: FoundPlace | null) => void;
  /** Chooses a place and looks there: it replaces the words it was found by, and results are sorted from it. */
  goTo: (place: FoundPlace) => void;
  /** View to go to; another object is another request. */
  target: View | undefined;
}

/** The place that is looked at, which the address names by where it is. */
export function useChosenPlace(): ChosenPlace {
  const [query, setQuery] = useQuery();
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const [target, setTarget] = useState<View>();
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
  const choose = (place: FoundPlace | null, also: Record<string, string | null> = {}) => {
    named.current = place ? `${place.lng},${place.lat}` : null;
    setChosen(place);
    setQuery({ place: named.current, ...also });
  };
  const goTo = (place: FoundPlace) => {
    const view = { longitude: place.lng, latitude: place.lat, zoom: NEAR_ZOOM };
    // The address looks there at once: a phone that shows the list has no map in sight to say so.
    choose(place, { q: null, at: viewText(view) });
    setTarget(view);
  };
  return { chosen, choose: (place) => choose(place), goTo, target };
}
