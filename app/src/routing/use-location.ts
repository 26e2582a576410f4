import { createContext, useContext, useSyncExternalStore } from "react";
import { browserLocation, type LocationSource } from "./location-source";

export const LocationContext = createContext<LocationSource>(browserLocation());

/** The source itself, to go elsewhere. */
export function useNavigation(): LocationSource {
  return useContext(LocationContext);
}

/** Path, query and hash of the page, followed through every change. */
export function useLocation(): string {
  const source = useNavigation();
  return useSyncExternalStore(source.subscribe, source.current);
}
