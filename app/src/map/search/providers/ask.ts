import { isReplaced } from "~/workers/world";
import type { PlaceProvider, SearchOptions, SuggestedPlace } from "./provider";

export interface Suggestions {
  places: readonly SuggestedPlace[];
  /** Service that found them. */
  by: PlaceProvider;
}

/** Asks one after the other until somebody answers: each once, and nobody who failed a moment ago. */
export async function askInTurn(
  providers: readonly PlaceProvider[],
  text: string,
  options: SearchOptions,
  signal: AbortSignal,
): Promise<Suggestions> {
  let failed: unknown = new Error("nobody can be asked for places");
  for (const by of providers) {
    if (by.isResting()) continue;
    try {
      return { places: await by.search(text, options, signal), by };
    } catch (failure) {
      if (signal.aborted || isReplaced(failure)) throw failure;
      failed = failure;
    }
  }
  throw failed;
}
