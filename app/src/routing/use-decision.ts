import { useMemo } from "react";
import { type Decision, navigate } from "~/core";
import { useLocation } from "./use-location";

/** What the core's route table says to the page's address, for somebody signed in or not. */
export function useDecision(signedIn: boolean): Decision {
  const location = useLocation();
  return useMemo(() => navigate(location, { signedIn }), [location, signedIn]);
}
