import { useMemo, useRef } from "react";
import { type Decision, navigate } from "~/core";
import { useLocation } from "./use-location";

/**
 * Decision of the core's route table about the page's address, for a signed-in person or a guest. It is the same value as
 * long as it says the same, so that a screen is not drawn anew because somebody turned out to be a guest.
 */
export function useDecision(signedIn: boolean): Decision {
  const location = useLocation();
  const last = useRef<Decision>(null);
  return useMemo(() => {
    const decision = navigate(location, { signedIn });
    if (JSON.stringify(decision) !== JSON.stringify(last.current)) last.current = decision;
    return last.current ?? decision;
  }, [location, signedIn]);
}
