import { useEffect, useState } from "react";
import { findMeantPlace } from "./meant-place";
import type { FoundPlace } from "./providers/provider";

/** The place that a wish gets when it is added as it is written; `null` where it gets none, or it is not known yet. */
export function useMeantPlace(text: string): FoundPlace | null {
  const [meant, setMeant] = useState<{ text: string; place: FoundPlace | null }>();
  useEffect(() => {
    if (text.trim() === "") return;
    const given = new AbortController();
    findMeantPlace(text, given.signal).then(
      (place) => !given.signal.aborted && setMeant({ text, place }),
      // The search of what is typed says that places cannot be found.
      () => undefined,
    );
    return () => given.abort();
  }, [text]);
  return meant?.text === text ? meant.place : null;
}
