import { useEffect, useState } from "react";
import { placeProviders } from "~/map/search/providers/configured";
import { gazetteer } from "~/map/search/providers/gazetteer";
import type { PlaceProvider } from "~/map/search/providers/provider";

/** Whom the page asks: the gazetteer, or who was chosen among those that are configured. */
export function useProvider() {
  const [providers, setProviders] = useState<readonly PlaceProvider[]>([gazetteer]);
  const [chosen, choose] = useState<string>(gazetteer.kind);
  useEffect(() => {
    let current = true;
    void placeProviders().then((all) => current && setProviders(all));
    return () => {
      current = false;
    };
  }, []);
  return { by: providers.find(({ kind }) => kind === chosen) ?? gazetteer, providers, choose };
}
