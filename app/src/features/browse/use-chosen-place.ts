import { useCallback, useEffect, useRef, useState } from "react";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import type { View } from "~/map/view";
import { useQuery } from "~/routing/use-query";
import { worldPlaces } from "~/workers/world";
import { positionFrom, viewFrom, viewText } from "./address";

/** Zoom to which the map goes at a place that was found by its name. */
const NEAR_ZOOM = 6;

export interface ChosenPlace {
  chosen: FoundPlace | null;
  choose: (place: FoundPlace | null) => void;
  /** Chooses a place and looks there, on the map where there is one. Back leads to the search as it was. */
  goTo: (place: FoundPlace) => void;
  /** Looks at a place that nobody has chosen yet. The address stays: the search goes on everywhere. */
  frame: (place: FoundPlace) => void;
  /** View to go to; another object is another request. */
  target: View | undefined;
  /** The map has come to rest somewhere else: the address says so, where a person moved it. */
  onMoveEnd: (view: View) => void;
}

/**
 * The place that is looked at, which the address names by where it is: the one of the `suggested` places that is there, or
 * else the nearest town.
 */
export function useChosenPlace(hasMap: boolean, suggested: readonly SuggestedPlace[]): ChosenPlace {
  const [query, setQuery] = useQuery();
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const [target, setTarget] = useState<View>();
  /** The last view that the page itself went to, as the address would have it. */
  const requested = useRef<string | null>(null);
  const lookAt = useCallback((view: View) => {
    requested.current = viewText(view);
    setTarget(view);
  }, []);
  const frame = useCallback((place: FoundPlace) => lookAt(viewOf(place)), [lookAt]);
  const asked = query.get("place");
  const named = useRef<string | null>(null);
  const isFirst = useRef(true);
  const at = useRef(query.get("at"));
  at.current = query.get("at");
  useEffect(() => {
    const isBack = !isFirst.current;
    isFirst.current = false;
    // What was just chosen here is known better than by where it is.
    if (asked === named.current) return;
    named.current = asked;
    const view = isBack ? viewFrom(at.current) : null;
    if (view) lookAt(view);
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
  }, [asked, lookAt]);
  const choose = (place: FoundPlace | null) => {
    named.current = place ? nameOf(place) : null;
    setChosen(place);
    setQuery({ place: named.current });
  };
  const goTo = (place: FoundPlace) => {
    named.current = nameOf(place);
    setChosen(place);
    const view = viewOf(place);
    setQuery({ place: named.current, at: viewText(view), ...(hasMap ? { view: "map" } : {}) }, "push");
    lookAt(view);
  };
  const onMoveEnd = (view: View) => {
    const text = viewText(view);
    // Where the page itself went, the address says it already, or is not meant to.
    if (text !== requested.current) setQuery({ at: text });
  };
  const isAsked = (place: SuggestedPlace): place is FoundPlace => `${place.lng},${place.lat}` === asked;
  return { chosen: suggested.find(isAsked) ?? chosen, choose, goTo, frame, target, onMoveEnd };
}

const nameOf = ({ lng, lat }: FoundPlace) => `${lng},${lat}`;

const viewOf = ({ lng, lat }: FoundPlace): View => ({ longitude: lng, latitude: lat, zoom: NEAR_ZOOM });
