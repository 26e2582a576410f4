import { useCallback, useEffect, useState } from "react";
import { isReplaced, worldPlaces } from "~/workers/world";
import { pastedPosition } from "./pasted-position";
import { inReadersLanguage } from "./place-name";
import { askInTurn, type Suggestions } from "./providers/ask";
import { placeProviders } from "./providers/configured";
import { gazetteer } from "./providers/gazetteer";
import type { PlaceProvider, SuggestedPlace } from "./providers/provider";

/** How many places are suggested. */
const SUGGESTED = 6;

export interface PlaceSearch {
  places: readonly SuggestedPlace[];
  /** Who found them, and knows where they are. */
  by: PlaceProvider;
  /** Whether the answer belongs to the text that is asked for now. */
  settled: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

type Answer = Omit<PlaceSearch, "retry">;

const none: Answer = { places: [], by: gazetteer, settled: true, failed: false };

/** The places most likely meant by what was typed so far. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [search, setSearch] = useState(none);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (text.trim() === "") return setSearch(none);
    const given = new AbortController();
    const current = () => !given.signal.aborted;
    setSearch((before) => ({ ...before, settled: false }));
    found(text, given.signal).then(
      (suggestions) => current() && setSearch({ ...suggestions, settled: true, failed: false }),
      (failure: unknown) => {
        if (current() && !isReplaced(failure)) setSearch({ ...none, failed: true });
      },
    );
    return () => given.abort();
  }, [text, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...search, retry };
}

/** A pasted position stands for the place next to it; anything else is a name. */
async function found(text: string, signal: AbortSignal): Promise<Suggestions> {
  const position = pastedPosition(text);
  if (position) {
    const nearest = await (await worldPlaces()).nearestPlace(position.lng, position.lat);
    return { places: nearest ? [inReadersLanguage(nearest.place)] : [], by: gazetteer };
  }
  const providers = await placeProviders();
  await rest(providers.find((provider) => !provider.isResting())?.pauseMs ?? 0);
  signal.throwIfAborted();
  return askInTurn(providers, text, { limit: SUGGESTED }, signal);
}

function rest(ms: number): Promise<void> | undefined {
  return ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
}
