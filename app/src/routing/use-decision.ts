import { useMemo } from "react";
import { type Decision, navigate } from "~/core";
import { useLocation } from "./use-location";

/** Decision of the core's route table about the page's address, for a signed-in person or a guest. */
export function useDecision(signedIn: boolean): Decision {
  const location = useLocation();
  return useMemo(() => navigate(location, { signedIn }), [location, signedIn]);
}
