import { useCallback, useEffect, useState } from "react";
import { isReplaced } from "~/workers/world";
import { aroundSpot } from "./around-spot";
import { exactPlace } from "./exact-place";
import { distinctPlaces } from "./place-facts";
import { askInTurn, type Suggestions } from "./providers/ask";
import { placeProviders } from "./providers/configured";
import { gazetteer } from "./providers/gazetteer";
import type { PlaceProvider, SuggestedPlace } from "./providers/provider";

/** Number of suggested places. */
const SUGGESTED = 6;

export interface PlaceSearch {
  places: readonly SuggestedPlace[];
  /** Service that found them, and knows their positions. */
  by: PlaceProvider;
  /** `true` if the answer belongs to the text that is asked for now. */
  settled: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

/** `true` if no place is called so, or nobody can say: then one's own words are what there is. */
export function isUnknown(text: string, { places, settled, failed }: Omit<PlaceSearch, "retry" | "by">): boolean {
  return text.trim() !== "" && (failed || (settled && places.length === 0));
}

type Answer = Omit<PlaceSearch, "retry">;

const none: Answer = { places: [], by: gazetteer, settled: true, failed: false };

/** The places most likely meant by what was typed so far. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [search, setSearch] = useState<Answer>(() => ({ ...none, settled: text.trim() === "" }));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (text.trim() === "") return setSearch(none);
    const given = new AbortController();
    const current = () => !given.signal.aborted;
    const spot = exactPlace(text);
    // A spot needs no search; what is near it gives it a better name once that is known.
    setSearch((before) => (spot ? { ...none, places: [spot], settled: false } : { ...before, settled: false }));
    const searching = spot ? aroundSpot(spot) : found(text, given.signal);
    searching.then(
      (suggestions) => current() && setSearch({ ...suggestions, settled: true, failed: false }),
      (failure: unknown) => {
        if (!current()) return;
        // A question of another part of the page took its place in the worker.
        if (isReplaced(failure)) setAttempt((count) => count + 1);
        else setSearch({ ...none, failed: true });
      },
    );
    return () => given.abort();
  }, [text, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...search, retry };
}

async function found(text: string, signal: AbortSignal): Promise<Suggestions> {
  const providers = await placeProviders();
  await rest(providers.find((provider) => !provider.isResting())?.pauseMs ?? 0);
  signal.throwIfAborted();
  const suggestions = await askInTurn(providers, text, { limit: SUGGESTED }, signal);
  return { ...suggestions, places: distinctPlaces(suggestions.places) };
}

function rest(ms: number): Promise<void> | undefined {
  return ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
}
