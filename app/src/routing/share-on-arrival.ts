import { useEffect, useEffectEvent } from "react";
import { useQuery } from "./use-query";

const PARAMETER = "share";

/** Returns the address of a page that opens the sheet for sharing its list once somebody arrives there. */
export function withShareOpen(location: string): string {
  const { pathname, searchParams } = new URL(location, "https://page.invalid");
  searchParams.set(PARAMETER, "1");
  return `${pathname}?${searchParams}`;
}

/**
 * Opens the sheet for sharing where the address asks for it, once: Back and a reload find the page without.
 *
 * @param isReady - whether there is something to share yet
 */
export function useShareOnArrival(isReady: boolean, onArrive: () => void): void {
  const [query, setQuery] = useQuery();
  const isAsked = isReady && query.has(PARAMETER);
  const arrive = useEffectEvent(() => {
    setQuery({ [PARAMETER]: null });
    onArrive();
  });
  useEffect(() => {
    if (isAsked) arrive();
  }, [isAsked]);
}
